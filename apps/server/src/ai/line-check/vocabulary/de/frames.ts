import type { Frames } from '../../frames.ts'
import { wordList } from '../word-list.ts'

/** Slashes separate alternatives for one place; a place in brackets may be left out. */
export const frames: Frames = {
  takings: {
    leads: `
      am renntag
      auf der strecke
      danach
      dann
      genau wie geplant/geübt
      im rennen
      in ruhe
      mit einem lächeln
      ruhig
      so wie geplant/geübt
      und dann
      wenn es so weit ist
      wie geplant/geübt/trainiert
      wie im training
    `,
    cores: `
      achte auf {taking}
      bei {row.time} hat dein plan {food}
      bei {row.time} nimmst du {food}
      bei {row.time} steht {food} im plan
      bereite dich auf {taking} vor
      bleib bei {taking}
      dein/der plan hat/nennt/zeigt {taking}
      dein/der plan sieht {taking} vor
      denk an {taking}
      freu dich auf {taking}
      geh für {taking}
      gib {taking} einen ruhigen moment
      im plan steht {taking}
      lauf für {taking} langsamer
      nimm wie geplant {taking}
      nimm {food} bei {row.time}
      nimm {taking}
      nutze {taking} um die schultern zu lockern
      nutze {taking} um durchzuatmen
      nutze {taking} zum durchatmen/entspannen/lächeln
      schau bei {row.time} auf die uhr
      werde für {taking} langsamer
      werde langsamer für {taking}
      {food} bei {row.time}
      {taking} gehört zu deinem/deiner plan/rhythmus/routine
      {taking} ist ein guter/ruhiger moment zum durchatmen/entspannen/lächeln
      {taking} ist teil deines plans
      {taking} steht im plan
      {taking} steht in/im deinem plan
      übe/plane {taking}
    `,
    tails: `
      auch wenn das rennen leicht wirkt
      auch wenn die anderen schneller laufen
      auch wenn die menge drängt
      auch wenn du dich gut/frisch/stark fühlst
      damit deine beine frisch bleiben
      entspannt/langsam/locker/ruhig/gelassen
      genau wie geplant/geübt
      im gehen
      in aller ruhe
      in deinem rhythmus/tempo
      in kleinen schlucken/bissen
      in ruhe
      mit einem lächeln
      mit ruhigen händen
      ohne eile/hast/hektik/stress
      so wie geplant/geübt/trainiert
      so wie im training
      und atme (ruhig) (durch)
      und bleib locker/ruhig/gelassen
      und finde zurück in deinen rhythmus
      und lass die/deine schultern sinken/fallen
      und lauf dein (eigenes) rennen
      und lächle
      wie geplant/geübt/trainiert/gewohnt
      wie im training
      während du gehst
    `,
  },
  rates: {
    leads: `
      am renntag
      auf der strecke
      danach
      dann
      genau wie geplant/geübt
      im rennen
      in ruhe
      mit einem lächeln
      so wie geplant/geübt
      und dann
      wie geplant/geübt/trainiert
      wie im training
    `,
    cores: `
      bleib bei {rate}
      dein/der plan hat/nennt/zeigt/bringt {amount}
      dein/der plan hat/nennt/zeigt/bringt {rate}
      dein/der plan kommt auf {amount}
      dein/der plan kommt auf {rate}
      dein/der plan rechnet mit {rate}
      dein/der plan sieht {amount} vor
      dein/der plan sieht {rate} vor
      gewöhne dich an {rate}
      halte dich an {rate}
      im plan stehen {amount}
      im plan stehen {rate}
      insgesamt hat/bringt dein/der plan {amount}
      plane mit {rate}
      rechne mit {rate}
      vertrau auf {rate}
      {amount} sind dein/der plan
      {amount} stehen im plan
      {rate} sind dein/der plan/ziel
      {rate} stehen im plan
      übe/trainiere mit {rate}
    `,
    tails: `
      auch wenn das rennen leicht wirkt
      auch wenn die anderen schneller laufen
      auch wenn die menge drängt
      auch wenn du dich gut/frisch/stark fühlst
      damit deine beine frisch bleiben
      entspannt/langsam/locker/ruhig/gelassen
      genau wie geplant/geübt
      gut verteilt
      in aller ruhe
      in deinem rhythmus/tempo
      in ruhe
      mit einem lächeln
      mit ruhigen händen
      nicht mehr und nicht weniger
      ohne eile/hast/hektik/stress
      schritt für schritt
      so wie geplant/geübt/trainiert
      so wie im training
      und atme (ruhig) (durch)
      und bleib locker/ruhig/gelassen
      und finde zurück in deinen rhythmus
      und lass die/deine schultern sinken/fallen
      und lauf dein (eigenes) rennen
      und lächle
      vom start bis ins ziel
      wie geplant/geübt/trainiert/gewohnt
      wie im training
    `,
  },
  times: {
    leads: `
      am abend davor/vorher
      am renntag
      am tag davor
      auf der strecke
      danach
      dann
      genau wie geplant/geübt
      im rennen
      in ruhe
      mit einem lächeln
      ruhig
      so wie geplant/geübt
      und dann
      wenn es so weit ist
      wie geplant/geübt/trainiert
      wie im training
    `,
    cores: `
      das rennen beginnt um {race.start}
      das rennen/der start beginnt/ist um {race.start}
      deine familie sieht dich um {race.finish} im ziel
      der start ist um {race.start}
      der startschuss fällt um {race.start}
      erzähl deiner familie von {race.finish}
      komm (weit) vor {race.start} an
      plane deinen/den morgen um {race.start} herum
      rechne von {race.start} zurück
      sei (rechtzeitig) vor {race.start} da/dort/bereit
      sei um {race.start} bereit/ruhig/ausgeruht
      stell dir das ziel um {race.finish} vor
      triff deine familie nach {race.finish}
      um {race.finish} wartet das ziel
      um {race.start} bist du bereit/ausgeruht
      um {race.start} geht es los
    `,
    tails: `
      ausgeruht/ruhig/gelassen/entspannt
      in aller ruhe
      mit einem lächeln
      ohne eile/hast/hektik/stress
      und atme (ruhig) (durch)
      und genieße den morgen/tag
      und lächle
    `,
  },
  preparing: {
    leads: `
      am abend/tag davor/vorher
      am renntag
      auf der strecke
      auf/bei deinem nächsten langen lauf
      bei langen läufen
      beim langen lauf
      danach
      dann
      genau wie geplant/geübt
      heute/diesen abend
      im rennen
      im training
      in dieser woche
      in ruhe
      mit einem lächeln
      ruhig
      so wie geplant/geübt
      und dann
      wenn es so weit ist
      wie geplant/geübt/trainiert
      wie im training
    `,
    cores: `
      back/koch/koche/plane {meal}
      bereite {meal} (in) (ruhe) vor
      gewöhne dich an {food}
      hab {food} griffbereit
      halte {food} bereit/griffbereit
      kauf/wasch/hol/koch/schneide {food}
      koch {meal} vor
      lauf/trainiere/übe mit {food}
      leg {food} bereit/hin/zurecht
      lern {food} kennen
      notiere wie {food} sich anfühlt
      pack {food} ein
      pack/steck {food} in den/die/deine/deinen gürtel/tasche/weste/beutel
      prüf ob {food} eingepackt ist
      prüf ob {food} in den gürtel passt
      vertrau auf {food}
      {food} gehört in den/die/deine/deinen gürtel/tasche/weste/beutel
      {food} ist in deinem plan/gürtel/beutel
      {food} kennst du aus dem training
      {food} liegt bereit
      {meal} ist schnell/leicht/einfach gekocht/gemacht/vorbereitet
      {meal} lässt sich gut vorbereiten
      übe das öffnen von {food}
    `,
    tails: `
      am abend/tag davor/vorher
      am vorabend
      an einem ruhigen abend/nachmittag
      bei deinem nächsten langen lauf
      beim langen lauf
      damit am renntag nichts neu ist
      damit der abend/morgen/tag ruhig bleibt/wird
      damit die woche ruhig bleibt
      damit du ruhig bleibst
      entspannt/langsam/locker/ruhig/gelassen
      für den renntag
      im training
      in aller ruhe
      in dieser woche
      in ruhe
      mit deiner familie
      mit freunden
      mit musik
      ohne eile/hast/hektik/stress
      rechtzeitig
      und geh früh schlafen
      und leg die füße hoch
      vor dem langen lauf
      wie geplant/geübt/gewohnt
      wie im training
      zu hause
      zusammen
    `,
  },
  eating: {
    leads: `
      am renntag
      auf der strecke
      danach
      dann
      genau wie geplant/geübt
      im rennen
      in ruhe
      mit einem lächeln
      ruhig
      so wie geplant/geübt
      und dann
      wenn es so weit ist
      wie geplant/geübt/trainiert
      wie im training
    `,
    cores: `
      beginne/beende den tag/morgen/abend mit {meal}
      deck den tisch für {meal}
      freu dich auf {meal}
      genieß/genieße/iss {meal}
      lass dir zeit für {meal}
      lass dir {meal} schmecken
      nimm dir zeit für {meal}
      setz dich für {meal} an den tisch
      setz dich für {meal} hin
      teile {meal} mit deiner familie
      teile {meal} mit freunden
      {meal} ist ein guter/ruhiger start/anfang in den tag/morgen
      {meal} ist ein ruhiger/guter abschluss des tages
      {meal} steht im plan
      {meal} wartet auf dich
    `,
    tails: `
      am tisch
      entspannt/langsam/ruhig/gelassen
      im sitzen
      in aller ruhe
      in ruhe
      mit deiner familie
      mit einem lächeln
      mit freunden
      mit musik
      ohne eile/hast/hektik/stress
      und atme (ruhig) (durch)
      und geh früh schlafen
      und leg dich früh hin
      und leg die füße hoch
      wie geplant/geübt/gewohnt
      zu hause
      zusammen
    `,
  },
}

/** A sentence beside a dose begins with one of these. */
export const opensBeside = wordList(`
  achte atme bleib das dein deine denk der die ein eine entspann finde freu geh genieß genieße hör lauf
  leg lerne lächle mach pack ruhe schau schreib schüttle spür starte such trag verkürze vertrau wenn
  während zieh übe
`)
