import type { FrameGroup } from '../../../frames.ts'

/** What is taken at a row of the race, and the times of the rows. */
export const takings: FrameGroup = {
  leads: `
    cuando llegue el momento
  `,
  cores: `
    afloja/camina/frena para {taking}
    afloja/camina/frena un poco para {taking}
    aprovecha {taking} para respirar/relajarte/sonreír
    aprovecha {taking} para soltar/relajar los/tus hombros
    baja el ritmo para {taking}
    en {row.time} toma {food}
    mira el/tu reloj en {row.time}
    piensa en {taking}
    prepárate para {taking}
    recuerda/imagina {taking}
    reserva un momento/espacio para {taking}
    toma según lo previsto {taking}
    toma {food} en {row.time}
    toma {taking}
  `,
  tails: `
    a tu ritmo
    como en los entrenamientos
    como está previsto
    como has entrenado/practicado
    como lo has practicado/entrenado
    con calma/paciencia/tranquilidad
    despacio
    mientras caminas
    sin prisa/prisas/estrés/agobios
    tal como está previsto
    tal como has entrenado/practicado
    y relaja/suelta los/tus hombros/brazos
    y respira
    y respira con calma
    y sonríe
    y vuelve a tu ritmo
  `,
  statements: `
    el/tu plan prevé/tiene/indica {food} en {row.time}
    el/tu plan prevé/tiene/indica/marca {taking}
    en {row.time} el/tu plan prevé/tiene/indica {food}
    te espera {taking}
    toca {taking}
    {food} en {row.time}
    {taking} es parte de tu plan/ritmo/rutina
    {taking} es un buen momento para respirar/sonreír/relajarte
    {taking} es un buen momento para soltar/relajar los/tus hombros
    {taking} está en el/tu plan
  `,
}
