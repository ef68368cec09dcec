import type { FrameGroup } from '../../../frames.ts'

/** Dishes that are eaten. */
export const eating: FrameGroup = {
  cores: `
    come/saborea {meal}
    dedica tiempo a {meal}
    disfruta de {meal}
    empieza/abre el/tu día/mañana con {breakfast}
    pon la mesa para {meal}
    reserva tiempo para {meal}
    siéntate a disfrutar de {meal}
    siéntate a la mesa para {meal}
    termina/cierra el/tu día con {dinner}
  `,
  tails: `
    a la mesa
    como está previsto
    con amigos
    con calma/tranquilidad
    con música
    con tu familia/pareja
    despacio
    en casa
    en familia
    en paz
    sin prisa/prisas/estrés
    y acuéstate pronto/temprano
    y descansa
    y respira (con) (calma)
  `,
  statements: `
    te espera {meal}
    {breakfast} es una buena forma/manera de empezar el día
    {breakfast} es una forma/manera tranquila/sencilla de empezar el día
    {dinner} es una buena forma/manera de terminar/cerrar el día
    {dinner} es una forma/manera tranquila/sencilla de terminar/cerrar el día
    {meal} está en el/tu plan
    {meal} te espera
  `,
}
