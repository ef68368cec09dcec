import type { FrameGroup } from '../../../frames.ts'

/** Fuel that is packed, and dishes that are cooked. */
export const preparing: FrameGroup = {
  cores: `
    cocina/prepara/hornea {meal}
    coloca/guarda/lleva/mete/pon {food} en el/tu bolsillo/cinturón/chaleco
    coloca/guarda/lleva/mete/pon {food} en la/tu bolsa/mochila
    comprueba que llevas/tienes {food}
    deja listo/preparado {food}
    guarda/lleva/ten {food} a mano
    que alguien cocine {meal} contigo
    ten listo/preparado {food}
    ten {food} listo/preparado
    viaja con {food}
  `,
  tails: `
    antes de acostarte/salir
    como en los entrenamientos
    como has entrenado/practicado
    con amigos
    con calma/paciencia/tranquilidad
    con música
    con tiempo
    con tu familia/pareja
    despacio
    en casa
    para el día de la carrera
    para que la semana/mañana/tarde/noche sea tranquila
    para que nada sea nuevo
    sin prisa/prisas/estrés/agobios
    tal como has entrenado/practicado
    y acuéstate pronto/temprano
  `,
  statements: `
    {food} está en tu bolsa/lista/plan
    {food} va en el/tu bolsillo/cinturón
    {food} va en la/tu bolsa/mochila
    {meal} es fácil/rápido/sencillo de preparar/cocinar
  `,
}
