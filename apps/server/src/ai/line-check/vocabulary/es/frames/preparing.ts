import type { FrameGroup } from '../../../frames.ts'

/** Fuel that is packed, and dishes that are cooked. */
export const preparing: FrameGroup = {
  leads: `
    el día anterior
    la noche/tarde anterior
    la víspera
  `,
  cores: `
    cocina/prepara/hornea {meal}
    coloca/guarda/lleva/mete/pon {food} en el/tu bolsillo/cinturón/chaleco
    coloca/guarda/lleva/mete/pon {food} en la/tu bolsa/mochila
    comprueba que llevas/tienes {food}
    deja listo/preparado {food}
    viaja con {food}
    guarda/lleva/ten {food} a mano
    que alguien cocine {meal} contigo
    ten listo/preparado {food}
    ten {food} listo/preparado
    {food} está en tu bolsa/lista/plan
    {food} va en el/tu bolsillo/cinturón
    {food} va en la/tu bolsa/mochila
    {meal} es fácil/rápido/sencillo de preparar/cocinar
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
    el día anterior
    en casa
    la noche/tarde anterior
    la víspera
    para el día de la carrera
    para que la semana/mañana/tarde/noche sea tranquila
    para que nada sea nuevo
    sin prisa/prisas/estrés/agobios
    tal como has entrenado/practicado
    y acuéstate pronto/temprano
  `,
}
