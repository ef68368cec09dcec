import type { Frames } from '../../frames.ts'
import { wordList } from '../word-list.ts'

/** Slashes separate alternatives for one place; a place in brackets may be left out. */
export const frames: Frames = {
  takings: {
    leads: `
      como está previsto
      como has entrenado/practicado
      con calma
      con una sonrisa
      cuando la respiración esté tranquila
      cuando llegue el momento
      después/luego
      el día de la carrera
      en carrera
      en la carrera
      según el/tu plan
      según lo previsto
      tal como has entrenado/practicado
      y después/luego
    `,
    cores: `
      afloja/camina/frena (un) (poco) para {taking}
      aprovecha {taking} para respirar/relajarte/sonreír
      aprovecha {taking} para soltar/relajar los/tus hombros
      baja el ritmo para {taking}
      confía en {taking}
      el/tu plan prevé/tiene/indica {food} en {row.time}
      el/tu plan prevé/tiene/indica/marca {taking}
      en {row.time} el/tu plan prevé/tiene/indica {food}
      en {row.time} toma {food}
      ensaya/practica/recuerda/imagina {taking}
      mira el/tu reloj en {row.time}
      piensa en {taking}
      prepárate para {taking}
      quédate con {taking}
      reserva un momento/espacio para {taking}
      sigue con {taking}
      te espera {taking}
      toca {taking}
      toma según lo previsto {taking}
      toma {food} en {row.time}
      toma {taking}
      {food} en {row.time}
      {taking} es parte de tu plan/ritmo/rutina
      {taking} es un buen momento para respirar/sonreír/relajarte
      {taking} es un buen momento para soltar/relajar los/tus hombros
      {taking} está en el/tu plan
    `,
    tails: `
      a sorbos pequeños
      a tu ritmo
      aunque la carrera parezca fácil/larga
      aunque los demás aceleren/corran
      aunque te sientas bien/fresco/fresca/fuerte
      como en los entrenamientos
      como está previsto
      como has entrenado/practicado
      como lo has practicado/entrenado
      con calma/paciencia/tranquilidad
      con una sonrisa
      despacio
      en sorbos pequeños
      mientras caminas
      según el/tu plan
      según lo previsto
      sin prisa/prisas/estrés/agobios
      tal como está previsto
      tal como has entrenado/practicado
      y relaja/suelta los/tus hombros/brazos
      y respira (con) (calma)
      y sonríe
      y vuelve a tu ritmo
    `,
  },
  rates: {
    leads: `
      como está previsto
      como has entrenado/practicado
      con calma
      con una sonrisa
      después/luego
      el día de la carrera
      en carrera
      en la carrera
      según el/tu plan
      según lo previsto
      tal como has entrenado/practicado
      y después/luego
    `,
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
      con una sonrisa
      de principio a fin
      desde la salida hasta la meta
      despacio
      ni más ni menos
      paso a paso
      según el/tu plan
      según lo previsto
      sin prisa/prisas/estrés/agobios
      tal como está previsto
      tal como has entrenado/practicado
      y relaja/suelta los/tus hombros/brazos
      y respira (con) (calma)
      y sonríe
      y vuelve a tu ritmo
    `,
  },
  times: {
    leads: `
      como está previsto
      como has entrenado/practicado
      con calma
      con una sonrisa
      después/luego
      el día anterior
      el día de la carrera
      en carrera
      en la carrera
      la noche anterior
      la víspera
      según el/tu plan
      según lo previsto
      tal como has entrenado/practicado
      y después/luego
    `,
    cores: `
      cuenta hacia atrás desde las {race.start}
      dile a tu familia que mire/espere a las {race.finish}
      imagina la meta a las {race.finish}
      imagínate en la meta a las {race.finish}
      la carrera/salida es/empieza a las {race.start}
      la meta te espera a las {race.finish}
      llega (bien) antes de las {race.start}
      llega con tiempo antes de las {race.start}
      llega descansado/descansada/tranquilo/tranquila a las {race.start}
      organiza/planifica la/tu mañana alrededor de las {race.start}
      pon el despertador pensando en las {race.start}
      queda con tu familia después de las {race.finish}
      ten todo listo/preparado antes de las {race.start}
      tu día empieza a las {race.start}
      tu plan te lleva a la meta a las {race.finish}
    `,
    tails: `
      con calma/paciencia/tranquilidad
      con una sonrisa
      según el/tu plan
      según lo previsto
      sin prisa/prisas/estrés/agobios
      y disfruta (de) (la) (mañana)
      y respira (con) (calma)
      y sonríe
    `,
  },
  preparing: {
    leads: `
      como está previsto
      como has entrenado/practicado
      con calma
      con una sonrisa
      después/luego
      el día anterior
      el día de la carrera
      en carrera
      en el/tu próximo entrenamiento/rodaje
      en la carrera
      en la/tu próxima tirada (larga)
      en las tiradas largas
      en los entrenamientos
      esta semana/tarde/noche
      la noche/tarde anterior
      la víspera
      según el/tu plan
      según lo previsto
      tal como has entrenado/practicado
      y después/luego
    `,
    cores: `
      acostúmbrate a {food}
      anota cómo te sienta/sientan/va {food}
      aprende a abrir {food}
      cocina/prepara/hornea/planea/ensaya {meal}
      coloca/guarda/lleva/mete/pon {food} en el/la/tu bolsa/bolsillo/cinturón/chaleco/mochila
      compra/lava/corta/prepara/consigue {food}
      comprueba que llevas/tienes {food}
      confía en {food}
      conoce {food}
      deja listo/preparado {food}
      deja listo/preparado {meal}
      entrena/practica/ensaya/corre/viaja con {food}
      guarda/lleva/ten {food} a mano
      que alguien cocine {meal} contigo
      ten listo/preparado {food}
      ten {food} listo/preparado
      {food} está en tu bolsa/lista/plan
      {food} va en el/la/tu bolsa/bolsillo/cinturón/mochila
      {meal} es fácil/rápido/sencillo de preparar/cocinar
      {meal} se prepara con calma
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
      con una sonrisa
      despacio
      el día anterior
      en casa
      en el/tu próximo entrenamiento/rodaje
      en la/tu próxima tirada (larga)
      en las tiradas largas
      en los entrenamientos
      esta semana/tarde/noche
      la noche/tarde anterior
      la víspera
      mientras corres/caminas
      para el día de la carrera
      para que la semana/mañana/tarde/noche sea tranquila
      para que nada sea nuevo
      según el/tu plan
      según lo previsto
      sin prisa/prisas/estrés/agobios
      tal como has entrenado/practicado
      una tarde tranquila
      y acuéstate pronto/temprano
      y anota cómo te va
    `,
  },
  eating: {
    leads: `
      como está previsto
      como has entrenado/practicado
      con calma
      con una sonrisa
      después/luego
      el día de la carrera
      en carrera
      en la carrera
      según el/tu plan
      según lo previsto
      tal como has entrenado/practicado
      y después/luego
    `,
    cores: `
      come/disfruta/saborea (de) {meal}
      comparte {meal} con amigos
      comparte {meal} con tu familia/pareja
      dedica tiempo a {meal}
      empieza/termina/abre/cierra el/tu día/mañana/tarde con {meal}
      piensa en {meal}
      pon la mesa para {meal}
      reserva tiempo para {meal}
      siéntate a disfrutar (de) {meal}
      siéntate a la mesa para {meal}
      te espera {meal}
      {meal} es una buena forma/manera de empezar/terminar/cerrar el día
      {meal} es una forma/manera tranquila/sencilla de empezar/terminar/cerrar el día
      {meal} está en el/tu plan
      {meal} te espera
    `,
    tails: `
      a la mesa
      como está previsto
      con amigos
      con calma/tranquilidad
      con música
      con tu familia/pareja
      con una sonrisa
      despacio
      en casa
      en familia
      en paz
      según el/tu plan
      según lo previsto
      sin prisa/prisas/estrés
      y acuéstate pronto/temprano
      y descansa
      y respira (con) (calma)
    `,
  },
}

/** A sentence beside a dose begins with one of these. */
export const opensBeside = wordList(`
  acorta baja camina confía corre cuando disfruta el entra entrena escribe escucha haz imagina la las
  llega los mantente mantén mira observa piensa practica prepara recuerda relaja relájate respira si
  siente siéntate sonríe suelta tu tus un una
`)
