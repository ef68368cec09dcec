import type { FrameGroup } from '../../../frames.ts'

/** Doses an hour, and of the whole race. */
export const rates: FrameGroup = {
  leads: '',
  cores: `
    acostúmbrate a {rate}
    apunta a {rate}
    confía en {rate}
    cuenta con {rate}
    el/tu plan cuenta con {rate}
    el/tu plan prevé/tiene/indica/marca/pide/propone {rate}
    el/tu plan prevé/tiene/indica/marca/suma/reúne {amount}
    en total el/tu plan tiene/suma/prevé {amount}
    mantente en {rate}
    practica/ensaya {rate}
    quédate en {rate}
    sigue con {rate}
    {amount} es el/tu objetivo/plan
    {amount} es lo que tiene/suma/prevé el/tu plan
    {rate} es el/tu ritmo/objetivo/plan
    {rate} es lo que prevé/tiene/pide el/tu plan
  `,
  tails: `
    a tu ritmo
    aunque la carrera parezca fácil/larga
    aunque los demás aceleren/corran
    aunque te sientas bien/fresco/fresca/fuerte
    bien repartidos
    como en los entrenamientos
    como está previsto
    como has entrenado/practicado
    como lo has practicado/entrenado
    con calma/paciencia/tranquilidad
    de principio a fin
    desde la salida hasta la meta
    despacio
    ni más ni menos
    paso a paso
    sin prisa/prisas/estrés/agobios
    tal como está previsto
    tal como has entrenado/practicado
    y relaja/suelta los/tus hombros/brazos
    y respira (con) (calma)
    y sonríe
    y vuelve a tu ritmo
  `,
}
