import { wordList } from '../word-list.ts'

/** What a calm coach says in Spanish. No food, drink, drug, brand, money or link, no amount, and no sign of danger. */
export const words = {
  // Those that can refer to a dose, negate or repeat stand in phrases: "lo", "no", "otra", "más".
  joining: wordList(`
    a ahí al allí ante antes aquí así aunque bajo bien cerca como con contra cuando cuándo cómo de del
    delante dentro desde despacio después detrás donde durante dónde e el ella en encima entonces entre es
    esa esas ese esos esta estas este estos está están fuera ha hacia han hasta hay he junto juntos la las
    los luego me mi mientras mis muy nos nuestra nuestras nuestro nuestros o para pero por porque pronto que
    quien qué se según será serán si sobre son su sus sí tal también tan te tu tus tú u un una unas unos y
    ya él
  `),
  time: wordList(`
    ahora amanecer anoche ayer año años domingo día días final futuro hoy invierno jueves lunes martes
    mañana mañanas mes meses miércoles momento momentos noche noches otoño pasado primavera principio semana
    semanas sábado tarde tardes temporada temprano tiempo verano viernes víspera
  `),
  // No verb of eating, drinking, dosing, leaving out, or going on at any price.
  actions: wordList(`
    abraza abrir aclara acomoda acompaña acomódate acorta acostúmbrate acuérdate acuéstate acércate admira
    afloja agradece alarga alarma alivia alégrate andar animar anota apaga aparca aprende aprender aprovecha
    aprovechar apunta apóyate arranca ata avanzar baila baja bajar busca buscar calienta camina caminar
    canta carga celebra celebrar charla charlar cierra cocinar comienza compara comparte compartir comprobar
    comprueba concéntrate confiar confía conoce conocer consulta contar contempla controla conversa corre
    correr cruza cruzar cuelga cuida cuidar cálmate cúbrete dar decide decidir dedica descansa descansar
    descubre despeja despídete dibuja disfruta disfrutar divide dormir duerme elige empezar enciende
    encontrar encuentra entra entrar entrena entrenar escribe escribir escucha escuchar espera esperar estar
    estira estirar estudia evalúa explora fija fluye ganar gira graba guarda guardar hablar hacer haz
    imagina imaginar invita ir juega levanta levántate llama llega llegar lleva llevar mantener mantente
    mantén medita mira mirar mover mueve muévete notar observa ordena ordenar organiza pasar pasea pasear
    paseo piensa pinta pisa plancha pon poner ponte practica practicar prepara preparar prepárate protege
    queda quédate quítate reconoce recordar recorre recupera recuérdate relaja relajar relajarte relájate
    repasa reserva respeta respira respirar revisa revisar reír ríe salir saluda sentarse sentarte sentir
    siente siéntate sonríe sube subir tacha tener terminar tiende tranquilízate traza ve ver vestir vete
    viaja viajar visita visualiza vive volver vuelve vístete
  `),
  telling: wordList(`
    abre abren acaba acelera aceleran acompañan anima aparece aparecen aprendido ayudan ayudará bajan cae
    caen cambia cambian conocen conseguido corren corres costará crece crecen cuentan cuestan dado dan das
    debe deben devuelve devuelven dice dicen empezado empieza empiezan entiende entrenado entrenas
    entrenaste era eran eres escuchan esperan estado estará estarán estuvo estás fue fueron funciona
    funcionó gusta gustan hace hacen has hecho importa importan llegado llegan llegará llegarás llegas
    llevan llevas logrado mantiene mantienen merece merecen miran muestra necesita necesitas parece parecen
    parecer pasa pasan pensar pesa pesan pide piden practicado practicaste puede pueden puedes quedan
    quedará querido quieres recuerda recuerdan regala sabe saben sabes sale salen sentida ser sienta sientan
    sientes significa significan sirve sirven sonreír suben suele suelen suena tendrás termina terminan
    tiene tienen tienes trabajan trae traen va vale van vas verás viene vienen vio visto vivido vivir
    vuelven
  `),
  describing: wordList(`
    abierta abierto activa activo agradable agradables alegre alegres alta alto altos amable amables amplia
    amplio ancha ancho animada animado anterior atenta atento atractivo bella bello bonita bonitas bonito
    bonitos buen buena buenas bueno buenos caliente calmada calmado cansada cansado cercana cercano clara
    claras claro claros común concentrada concentrado conocida conocidas conocido conocidos constante
    constantes contenta contento corta cortas corto cortos curiosa curioso cálida cálido cómoda cómodas
    cómodo cómodos descansada descansado despejada despejado despierta despierto difícil difíciles distinta
    distinto dura duras duro duros emocionante especial especiales estable estables estrecha estrecho
    familiar familiares favorita favorito felices feliz firme firmes flexible fluida fluido fresca frescas
    fresco frescos fría frío fuerte fuertes fácil fáciles gran grande grandes habitual habituales honesta
    honesto humilde ideal igual importante importantes larga largas largo largos lenta lentamente lentas
    lento lentos libre ligera ligeras ligero ligeros limpia limpio listas listo listos llana llanas llanos
    luminosa luminoso mágica mágico natural naturales necesaria necesario nerviosa nervioso normal normales
    oscura oscuro paciente pacientes pequeña pequeñas pequeño pequeños perfecta perfecto personal plana
    plano posible posibles preciosa precioso preparada preparadas preparado preparados próxima próximo real
    realista regular regulares relajada relajadas relajado relajados rápida rápidas rápido rápidos rítmica
    rítmico seca secas seco secos segura seguras seguro seguros sencilla sencillas sencillo sencillos serena
    sereno silenciosa silencioso simple simples sola solo sonriente suave suavemente suaves suelta sueltas
    suelto sueltos tranquila tranquilamente tranquilas tranquilo tranquilos vieja viejas viejo viejos viva
    vivo útil útiles
  `),
  race: wordList(`
    afición animación arco ascenso ascensos asfalto avenida bajada bajadas cajones cajón calentamiento calle
    calles carrera carreras cartel cima circuito corazonada corredor corredora corredoras corredores
    cronómetro cuesta cuestas curva curvas descenso descensos distancia dorsal entrenador entrenadora
    entrenamiento entrenamientos esfuerzo esfuerzos esquina esquinas estrategia liebre llano llegada línea
    líneas maratón marca medalla meta objetivo organización paso pasos pendiente pendientes pista pistas
    plaza posición puente puentes público recorrido recorridos recta rectas ritmo ritmos rival rodaje
    rodajes salida salidas sendero señal subida subidas tirada tiradas tramo tramos trazada voluntaria
    voluntarias voluntario voluntarios vueltas zancada zancadas zona zonas
  `),
  // No part where a sign of danger is felt.
  body: wordList(`
    aire brazo brazos cadencia cara codo codos cuello cuerpo dedo dedos espalda frente gesto hombro hombros
    mandíbula mano manos movimiento músculos nariz pie pierna piernas pies postura puños respiración rodilla
    rodillas rostro sonrisa sonrisas talón tobillos voz
  `),
  mind: wordList(`
    actitud alegría atención aventura cabezonería calma cariño compañía concentración confianza constancia
    costumbre costumbres deseo disciplina disfrute duda dudas emociones emoción energía entusiasmo
    equilibrio espíritu experiencia fe felicidad fuerza fuerzas ganas gracias gratitud humor hábito hábitos
    ideas ilusión impaciencia instinto intención memoria mente motivación motivo motivos nervio nervios
    orden orgullo orgullosa orgulloso paciencia palabra palabras paz pensamiento pensamientos placer
    preparación prisa recuerdo recuerdos respeto ruido rutina rutinas sensaciones sensación sentido
    sentimiento serenidad silencio suerte sueño tensión tranquilidad valor ventaja vida visión ánimo ánimos
  `),
  kit: wordList(`
    auriculares bolsa bolsas bolsillo bolsillos calcetines calcetín camiseta camisetas capa capas chaleco
    chaqueta chip chándal cinturón cordones cremallera cuaderno despertador equipaje equipo equipos etiqueta
    gafas gorra gorro guantes imperdibles jersey libreta lista llaves lápiz maleta malla mallas mochila
    móvil música nudo pantalones pantalón papel prenda prendas reloj ropa silla sudadera teléfono toalla
    visera zapatilla zapatillas
  `),
  places: wordList(`
    aeropuerto almohada aparcamiento autobús avión barrio baño baños bosque cama campo casa cazuela ciudad
    coche cocina edificio entrada estación habitación horno hotel iglesia jardín lugares manta mapa mar mesa
    metro montaña monte monumento mundo nevera parque pueblo puerta receta recetas río sala sartén sitio
    sofá sombra suelo tierra transporte tren ventana viaje vista vistas
  `),
  weather: wordList(`
    brisa calor cielo clima frescor humedad lluvia luz niebla nube nubes pronóstico sol temperatura viento
  `),
  people: wordList(`
    amiga amigas amigo amigos compañera compañeras compañero compañeros familia gente grupo grupos hija
    hijas hijo hijos madre multitud niña niñas niño niños padre padres pareja persona personas vecinos
  `),
  things: wordList(`
    ayuda camino canciones canción chiste cita cosa cosas cuenta decisiones decisión detalle detalles diario
    efecto ejemplo ejercicio ensayo ensayos espacio estilo fiesta fin forma foto fotos frase frases historia
    historias hoja idea imagen inicio juego lado libro lugar manera mensaje modo nivel nota opción parte
    partes película pregunta punto razón respuesta resto resultado ritual secreto tarea tareas tema tipo
    trabajo trozo trozos truco verdad vuelta
  `),
}
