import { parsePhrases } from '../parse-phrases.ts'

/** What is harmless in these phrases only: amounts, negations, meals and what may be left. Slashes separate alternatives. */
export const phrases = parsePhrases(`
  a la mesa
  a la vez
  a primera hora
  a última hora
  antes de que salga el sol
  aún hay tiempo
  cada curva/cuesta/paso/zancada/respiración/sonrisa/subida/bajada/persona/entrenamiento/mañana/rodaje/tirada
  cada día/semana de entrenamiento
  cena en casa/paz/calma/familia
  cena pronto/temprano/tranquila/tranquilo/sencilla/sencillo
  con tiempo de sobra
  con todo el corazón
  con un doble nudo
  confía en el/tu plan
  da las gracias
  de la mejor manera
  deja el teléfono/móvil en casa/silencio
  deja ir a los demás
  deja la bolsa/ropa/mochila lista/preparada
  deja que corran/pasen los demás
  deja que el cuerpo/ritmo/día/público fluya/llegue/mande
  deja que el público/ritmo te lleve/anime
  deja que la calma/gente te lleve/acompañe
  deja que los demás corran/pasen/salgan/aceleren
  deja que otros/otras pasen/corran/salgan
  deja que tu/la respiración/paso/zancada marque/mande
  deja que tus hombros/brazos/piernas caigan/descansen/suelten
  doble nudo
  el entrenamiento ya está hecho
  el mejor momento/día/recuerdo/ritmo
  el trabajo ya está hecho
  el/tu plan ya está listo/hecho/preparado
  en primer lugar
  en todo momento
  entra en calor
  es mucho mejor
  está todo listo/preparado
  haz tu propia carrera
  la ropa de siempre
  las zapatillas de siempre
  lo demás vendrá/llega/llegará solo
  lo has entrenado/practicado/preparado
  lo importante es disfrutar/llegar/respirar
  lo mejor está por llegar
  lo que conoces/funciona/has practicado/entrenado/sabes/sientes/practicaste/entrenaste/pasa
  lo que viene/llega/queda
  los demás corren/salen/aceleran/corran/salgan
  los primeros/últimos kilómetros/pasos/metros
  los/unos/algunos minutos de calma/silencio/descanso
  media maratón
  mejor que nunca/ayer
  mira a los demás
  mucha calma/gente/paciencia/ilusión
  mucho mejor/ruido/tiempo
  más calma/paciencia/despacio/tarde/fácil/ligero/fresco/suave/tranquilo/tranquila
  más cerca/fuerte de la meta
  más corta/corto/cortos/cortas en las subidas/cuestas
  más de lo que crees
  más despacio de lo que quieres/crees/querrías/piensas
  más lento/lenta de lo que quieres/querrías/pide
  más tiempo para ti/descansar/dormir/llegar
  nada nuevo
  no compares
  no corras tras nadie/otros
  no es una carrera
  no estás solo/sola
  no hace falta correr/prisa/demostrar/ganar
  no hace falta demostrar nada
  no hay nada nuevo
  no hay nada que demostrar/decidir
  no hay prisa/sorpresas
  no importa el reloj/tiempo/resultado
  no mires el reloj/móvil/teléfono
  no pasa nada
  no salgas demasiado rápido/fuerte
  no te compares con nadie
  no te dejes llevar por el público/grupo/ritmo
  no tengas prisa
  nunca has entrenado en vano
  paso a paso
  pocas palabras
  poco a poco
  por primera vez
  primer tramo/paso
  primera parte/curva/subida/cuesta/bajada
  primeros pasos/tramos
  sal de casa
  sal más despacio/lento
  sigue el/tu plan/ritmo/rutina
  sin correr/forzar/mirar el reloj
  sin forzar/correr/pensar/esfuerzo/miedo/prisa/prisas/ruido/agobios/estrés/sorpresas/dudas/tensión
  toda tu atención/energía/calma
  todo el mundo
  todo en orden
  todo está listo/preparado
  todo listo/preparado
  todo lo que has entrenado/practicado
  todo lo que necesitas está listo/preparado
  todo tu trabajo
  todos los días
  toma aire/aliento
  toma nota de
  tu propia carrera
  tu propio ritmo
  tómate tu tiempo
  tómate un momento/respiro
  ya habrá tiempo
  ya lo has hecho
  ya lo sabes
  última parte/curva/subida/recta/cuesta/noche/tarde
  último tramo/entrenamiento/rodaje
`)
