import type { PromptWords } from '../../language.ts'

export const promptWords: PromptWords = {
  name: 'German',
  words: [
    'start ziel rennen renntag strecke anstieg hügel kurve brücke straße publikum menge tempo rhythmus schritt startnummer medaille training',
    'atem atme schultern hände beine arme füße haltung lächle',
    'ruhe geduld freude vertrauen mut gelassenheit aufregung gedanken moment routine kraft',
    'schuhe socken shirt jacke handschuhe mütze tasche gürtel uhr handy wecker liste kleidung trocken warm',
    'schlaf bett abend morgen nacht früh langsam reise hotel zug koffer haus',
    'familie freunde helfer kinder läufer musik lied buch küche rezept ofen',
    'ruhig locker leicht gleichmäßig entspannt geduldig stark stolz bereit vertraut einfach sanft',
    'starte beginne bleib lauf geh spür schau hör denk freu genieß entspann verkürze vertrau erinnere leg pack stell schreib komm',
  ],
  lines: [
    'Starte langsamer, als du willst, und lass die anderen laufen.',
    'An den Anstiegen werden die Schritte kürzer, der Atem bleibt ruhig.',
    'Kein Grund zur Eile: Vertrau deinem Training.',
    'Nichts Neues am Renntag.',
    'Leg deine Schuhe und die Startnummer am Abend davor bereit.',
    'Bedanke dich bei den Helfern und genieße die Stimmung.',
    'Lass die Schultern sinken und atme ruhig aus.',
    'Nervosität ist normal, sie zeigt, dass dir das Rennen wichtig ist.',
  ],
  avoid: 'alle alles anders das es immer jede kein mehr nicht nichts nie noch nur ohne viel weniger wieder',
}
