import type { FrameGroup } from '../../../frames.ts'

/** Fuel that is practiced or packed, and dishes that are cooked. */
export const preparing: FrameGroup = {
  leads: `
    el día anterior
    en el/tu próximo entrenamiento/rodaje
    en la/tu próxima tirada (larga)
    en las tiradas largas
    en los entrenamientos
    la noche/tarde anterior
    la víspera
  `,
  cores: `
    acostúmbrate a {food}
    anota cómo te sienta/sientan/va {food}
    aprende a abrir {food}
    cocina/prepara/hornea {meal}
    coloca/guarda/lleva/mete/pon {food} en el/la/tu bolsa/bolsillo/cinturón/chaleco/mochila
    comprueba que llevas/tienes {food}
    conoce {food}
    deja listo/preparado {food}
    entrena/practica/ensaya/corre/viaja con {food}
    guarda/lleva/ten {food} a mano
    que alguien cocine {meal} contigo
    ten listo/preparado {food}
    ten {food} listo/preparado
    {food} está en tu bolsa/lista/plan
    {food} va en el/la/tu bolsa/bolsillo/cinturón/mochila
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
    en el/tu próximo entrenamiento/rodaje
    en la/tu próxima tirada (larga)
    en las tiradas largas
    en los entrenamientos
    la noche/tarde anterior
    la víspera
    mientras corres/caminas
    para el día de la carrera
    para que la semana/mañana/tarde/noche sea tranquila
    para que nada sea nuevo
    sin prisa/prisas/estrés/agobios
    tal como has entrenado/practicado
    y acuéstate pronto/temprano
    y anota cómo te va
  `,
}
