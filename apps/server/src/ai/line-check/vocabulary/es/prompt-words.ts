import type { PromptWords } from '../../language.ts'

export const promptWords: PromptWords = {
  name: 'Spanish',
  words: [
    'salida meta carrera recorrido cuesta subida bajada curva recta puente público ritmo esfuerzo zancada paso dorsal medalla entrenamiento',
    'respira respiración hombros manos piernas brazos sonrisa',
    'calma paciencia nervios confianza alegría ilusión memoria rutina energía',
    'zapatillas calcetines camiseta chaqueta guantes gorra bolsa cinturón bolsillo reloj teléfono despertador lista ropa seca',
    'duerme descansa noche tarde mañana temprano despacio viaje hotel tren maleta casa cama',
    'familia amigos voluntarios corredores niños música canción libro cocina receta horno',
    'tranquilo constante fácil ligero suave fuerte orgulloso preparado familiar sencillo',
    'empieza disfruta mantén acorta mira escucha recuerda imagina confía relaja agradece saluda prepara guarda anota llega camina sonríe',
  ],
  lines: [
    'Sal más despacio de lo que quieres y deja que los demás corran.',
    'En las cuestas acorta la zancada y mantén el esfuerzo.',
    'No hay prisa: confía en lo que has entrenado.',
    'Nada nuevo el día de la carrera.',
    'Prepara la ropa la noche anterior y acuéstate temprano.',
    'Da las gracias a los voluntarios y disfruta del público.',
    'Llega con tiempo de sobra y respira con calma.',
    'Los nervios son normales antes de la salida.',
  ],
  avoid: 'algo cada eso esto lo más menos nada no nunca otra otro poco siempre sin solo todo',
}
