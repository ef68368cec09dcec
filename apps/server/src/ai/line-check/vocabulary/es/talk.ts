import type { TalkTopic } from '../../talk-topics.ts'

export const talk: Readonly<Record<TalkTopic, string>> = {
  pacing: `
    busca un esfuerzo constante/tranquilo desde la salida
    con {climate}, empieza con calma y escucha a tu cuerpo
    con {climate}, empieza más despacio de lo que quieres
    el {course} pide calma/paciencia
    empieza con calma/paciencia y busca/encuentra tu ritmo
    empieza con más calma de lo que quieres
    empieza más despacio de lo que quieres
    guarda fuerzas/ánimo para la última parte
    piensa en la carrera por tramos/partes
    suelta/relaja las manos y respira
    suelta/relaja los hombros/brazos y respira
  `,
  raceDay: `
    da las gracias a los voluntarios
    da las gracias a los voluntarios y disfruta del público
    deja ir a los demás y corre a tu ritmo
    deja que el público te lleve en la última recta
    disfruta de los últimos kilómetros y del público
    empieza más despacio de lo que quieres y deja que los demás corran
    la paciencia del principio se nota al final
    si el grupo acelera, sigue a tu ritmo
    sonríe al público
  `,
  longRace: `
    los primeros kilómetros pueden/deben parecer fáciles/tranquilos
    si la respiración se acelera, afloja hasta poder hablar
  `,
  hills: `
    en las bajadas, corre con soltura
    en las cuestas/subidas, acorta la zancada y mantén el esfuerzo
  `,
  calm: `
    confía en lo que has entrenado
    confía en tu entrenamiento/trabajo
    disfruta del día/momento/camino
    escucha música que te guste
    habla con amigos que te hagan reír
    habla con gente que te haga reír
    imagina la meta con una sonrisa
    imagina que cruzas la meta con una sonrisa
    llega con tiempo de sobra
    llega con tiempo de sobra y busca un sitio tranquilo
    llega con tiempo de sobra y respira con calma
    los nervios antes de la salida son normales
    mantén la calma si la salida es lenta
    respira con calma
    respira con calma en la salida y suelta los hombros
    respira despacio y suelta/baja los hombros
    un paseo corto/tranquilo calma los nervios
  `,
  care: `
    escucha a tu cuerpo
    si te encuentras mal, pide ayuda pronto
  `,
  rest: `
    acuéstate temprano
    lee algo ligero por la noche
    lee un libro por la tarde/noche
    pasa la tarde con gente a la que quieres
    pon los pies en alto por la tarde
  `,
  quietDays: `
    deja descansar las piernas
    descansa las piernas
    el descanso es parte del entrenamiento
    estos días son de descanso/calma/rutina
    estos días son para descansar/dormir
  `,
  kit: `
    corre con las zapatillas que conoces
    haz/escribe una lista y marca lo que está preparado
    lleva ropa seca para después de la meta/carrera
    mira el tiempo y prepara la ropa
    nada nuevo el día de la carrera
  `,
  eveningBefore: `
    carga el reloj/teléfono la noche anterior
    pon el despertador y otro de reserva
    prepara el dorsal/reloj la noche anterior
    prepara la ropa la noche anterior y acuéstate temprano
    prepara la ropa/mochila/bolsa la noche anterior
    prepara las zapatillas/cosas la noche anterior
  `,
  warmth: `
    lleva una chaqueta/camiseta vieja para la salida
  `,
  practice: `
    busca un recorrido parecido al de la carrera
    corre a un ritmo al que puedas hablar
    corre con un amigo/grupo
    empieza tu tirada larga a la hora de la carrera
    ensaya el día de la carrera en tu tirada larga
    escribe después de tu tirada larga lo que funcionó
    escribe en el cuaderno cómo te has sentido
    haz de tu tirada larga un ensayo
    practica con la ropa de la carrera
  `,
  cooking: `
    cocina con música/calma
    disfruta de la cena/comida con amigos
    disfruta de la cena/comida en familia
    elige una tarde tranquila para cocinar
    escribe el día en los recipientes
    friega/recoge mientras cocinas
    lee la receta antes de empezar
    siéntate a la mesa con calma
  `,
  eve: `
    cena temprano con gente a la que quieres
    cena temprano y deja que la tarde sea tranquila
    mira dónde aparcar/esperar
    mira el camino a la salida
    queda con tu familia después de la meta
    recoge el dorsal temprano y descansa
    repasa el día de mañana con calma
  `,
  away: `
    deshaz la maleta con calma
    llega temprano al hotel y descansa
    lleva las zapatillas en el equipaje de mano
  `,
  finish: `
    camina despacio después de la meta
    da las gracias a tu familia
    disfruta de la medalla
    disfruta de lo que has hecho
    ponte ropa seca después de la meta
    queda con tu familia después de la meta
  `,
}
