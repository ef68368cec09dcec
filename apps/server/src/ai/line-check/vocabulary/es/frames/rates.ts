import type { FrameGroup } from '../../../frames.ts'

/** Doses an hour, and of the whole race. */
export const rates: FrameGroup = {
  leads: '',
  cores: `
    el/tu plan prevé/tiene/indica/propone {rate}
    el/tu plan prevé/tiene/indica/marca/suma/reúne {amount}
    en total el/tu plan tiene/suma/prevé {amount}
    {amount} es lo que tiene/suma/prevé el/tu plan
    {rate} es lo que prevé/tiene el/tu plan
  `,
  tails: `
    a tu ritmo
    bien repartidos
    como en los entrenamientos
    como está previsto
    como has entrenado/practicado
    como lo has practicado/entrenado
    con calma/paciencia/tranquilidad
    despacio
    sin prisa/prisas/estrés/agobios
    tal como está previsto
    tal como has entrenado/practicado
    y relaja/suelta los/tus hombros/brazos
    y respira
    y respira con calma
    y sonríe
    y vuelve a tu ritmo
  `,
}
