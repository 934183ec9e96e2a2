import type { DemoArticle } from '../article';

export const europeanNow: DemoArticle[] = [
  {
    slug: 'parc-lumiere-urgences-lits',
    source: 'hospital-and-ward',
    hoursBefore: 18,
    headline: 'À Lyon, un « contrôleur aérien » des lits désengorge les urgences',
    lead: "Depuis six mois, l'Hôpital du Parc-Lumière attribue chaque lit heure par heure. Les nuits sur brancard ont été divisées par trois.",
    body: `Le poste ressemble à une tour de contrôle : six écrans, un casque, et devant Maëlle Tissot, infirmière depuis vingt-deux ans, un plan où chaque lit de l'Hôpital du Parc-Lumière est une petite lumière.

Vert, il est libre. Orange, le patient sort avant midi. Bleu, il attend un examen qui, lui, attend un brancardier. C'est ce bleu qui a tout changé. « On croyait manquer de lits. On manquait surtout de gens pour pousser les lits », dit-elle.

Avant l'expérience, 41 patients par nuit en moyenne dormaient sur un brancard aux urgences. Ils sont désormais 13. La durée moyenne de séjour a baissé d'une demi-journée, sans hausse des réadmissions, selon un bilan présenté ce matin.

L'hôpital a recruté quatorze brancardiers et trois « contrôleurs » qui se relaient jour et nuit. Coût : 780 000 euros par an, soit moins que les douze lits supplémentaires réclamés au départ.

Tout n'est pas réglé. Le week-end, les maisons de retraite ne reprennent pas leurs résidents, et le bleu s'accumule. Les syndicats demandent que les régulateurs puissent aussi dire non. Deux CHU, à Marseille et à Bruxelles, ont envoyé des observateurs.`,
    author: 'Claire Vasseur-Bohn',
    language: 'fr',
    category: 'public-health',
    location: ['Lyon', 'Marseille', 'Brussels'],
    organization: ['Hôpital du Parc-Lumière'],
    industry: ['Hospitals and Healthcare'],
    subject: ['Health services', 'Hospitals'],
    keywords: ['urgences', "lits d'aval", 'régulation'],
    image: 'ambulance',
  },
  {
    slug: 'ihc-polio-tchad-nomades',
    source: 'world-health-desk',
    wire: 41,
    headline: 'Au Tchad, les vaccinateurs de la polio suivent désormais les troupeaux',
    lead: "En vaccinant les enfants et les bœufs le même jour, le pays a atteint des familles nomades qui n'avaient jamais vu d'infirmier. L'IHC veut étendre la méthode.",
    body: `Pendant des années, les équipes de vaccination contre la poliomyélite attendaient les enfants nomades dans des villages où ceux-ci ne passaient pas. Aujourd'hui, au Tchad, elles partent avec le vétérinaire.

Le principe tient en une phrase : les familles se déplacent pour soigner leurs bêtes. Le matin, on vaccine les bœufs contre la péripneumonie. Pendant que le troupeau attend à l'ombre, les enfants reçoivent deux gouttes sur la langue et, pour la première fois souvent, une carte à leur nom.

En quatre mois, 212 000 enfants de moins de cinq ans ont été vaccinés dans six provinces, dont 37 % n'avaient jamais reçu la moindre dose, indique le Conseil international de la santé (IHC), à Genève. Aucun cas de polio n'a été détecté depuis dix semaines.

« On a longtemps cherché comment convaincre ces familles. Elles n'avaient jamais dit non », constate la docteure Achta Mahamat-Saleh, qui dirige le programme. Ce sont les chefs de campement qui fixent désormais le calendrier, transmis par message vocal.

L'opération coûte 3,10 dollars par enfant, un tiers de moins qu'une campagne classique, car les vétérinaires paient la moitié du carburant. Le Niger et le Soudan du Sud doivent l'essayer au printemps.`,
    author: 'Claire Vasseur-Bohn',
    language: 'fr',
    category: 'public-health',
    location: ['Geneva'],
    organization: ['International Health Council'],
    subject: ['Vaccination', 'Global health policy'],
    indication: ['Polio'],
    keywords: ['poliomyélite', 'nomades', 'Tchad'],
    image: 'syringe',
  },
  {
    slug: 'torreblanca-dengue-mosquito-esteril',
    source: 'world-health-desk',
    hoursBefore: 53,
    headline: 'Valencia suelta 700.000 mosquitos para frenar el dengue',
    lead: 'Son machos esterilizados con radiación y no pican. Las autoridades esperan cortar el mayor brote autóctono registrado en España antes de que vuelva el calor.',
    body: `Las cajas son de cartón y caben en la cesta de una bicicleta. Cada una lleva 2.000 mosquitos tigre, todos machos, todos estériles. Esta semana, voluntarios de cuatro barrios de Valencia han empezado a abrirlas en patios, solares y azoteas.

El objetivo es que las hembras se apareen con ellos y pongan huevos que nunca eclosionan. El macho no pica: se alimenta de néctar. «Hemos tenido que explicarlo casa por casa, porque nadie quiere más mosquitos», admite Remei Ballester, bióloga del laboratorio que los cría.

El brote suma ya 71 casos contraídos sin salir del país, siete más que hace diez días. El Hospital Clínico Torreblanca ha atendido a 21 pacientes, ninguno de ellos grave en este momento. La donación de sangre continúa suspendida en los cuatro barrios.

En ensayos previos, la técnica redujo la población de mosquitos en torno a un 80 % al cabo de dos temporadas. Para un brote en curso hay menos pruebas. La doctora Amparo Llorens, jefa de enfermedades infecciosas, lo considera un complemento: «Lo primero sigue siendo vaciar el plato de la maceta».

El programa cuesta 1,4 millones de euros. El Consejo Internacional de la Salud (IHC) enviará observadores.`,
    author: 'Lucía Ferrándiz',
    language: 'es',
    category: 'public-health',
    location: ['Valencia', 'Spain'],
    organization: ['International Health Council', 'Hospital Clínico Torreblanca'],
    industry: ['Hospitals and Healthcare'],
    subject: ['Outbreaks', 'Climate and health'],
    indication: ['Dengue'],
    keywords: ['dengue', 'mosquito tigre', 'insecto estéril'],
    image: 'mosquito',
  },
  {
    slug: 'olivarte-olvapenem-solicitud',
    source: 'meridian-pharma-wire',
    hoursBefore: 13,
    headline: 'Olivarte pide autorización en Estados Unidos y Japón para su antibiótico olvapenem',
    lead: 'La farmacéutica valenciana acepta limitar la venta del primer carbapenem en comprimidos a especialistas. Espera respuesta en diez meses.',
    body: `VALENCIA - Grupo Olivarte ha solicitado en Estados Unidos y Japón la autorización de olvapenem (OLV-7), un antibiótico de reserva en comprimidos contra la infección urinaria complicada, informó la empresa.

La solicitud llega después de que el Reino Unido ofreciera hasta 15 millones de libras al año por disponer del fármaco, se use mucho o poco. La compañía quiere contratos semejantes en otros diez países.

En el ensayo de fase 3, con 1.370 pacientes, el comprimido curó a un 58,5 %, frente al 61,0 % del tratamiento intravenoso, dentro del margen pactado. Los enfermos volvieron a casa casi cinco días antes.

La Office of Therapeutic Review (OTR) estadounidense y la Therapeutic Products Bureau (TPB) japonesa estudian la documentación con un calendario común, algo poco frecuente. Olivarte propone que solo puedan recetarlo especialistas y con un análisis de laboratorio en la mano.

«Queremos vender poco y cobrar bien», resumió la directora general, Inmaculada Olivarte. La empresa, de capital familiar, ingresó 910 millones de euros el año pasado.`,
    author: 'Lucía Ferrándiz',
    language: 'es',
    category: 'regulatory',
    location: ['Valencia'],
    organization: ['Grupo Olivarte', 'Office of Therapeutic Review', 'Therapeutic Products Bureau'],
    industry: ['Pharmaceuticals'],
    subject: ['Regulatory filings', 'Infectious disease'],
    indication: ['Urinary tract infection'],
    drugClass: ['Carbapenem antibiotic'],
    phase: ['Filed'],
    keywords: ['olvapenem', 'antibiótico oral', 'solicitud', 'OLV-7'],
    image: 'capsules',
  },
  {
    slug: 'solvarre-sevilla-bateria-barrio',
    source: 'harbour-business-daily',
    wire: 46,
    headline: 'Solvarre alquila baterías por barrios: 9 euros al mes y la luz de la cena, a mitad de precio',
    lead: 'La empresa sevillana instala contenedores en las azoteas de los mercados. En el primer mes se han apuntado 6.200 hogares.',
    body: `No todo el mundo tiene un tejado donde poner placas ni un garaje donde guardar una batería. En Sevilla, desde este mes, se puede alquilar un trozo de una.

Solvarre Energy ha colocado once contenedores de baterías de sodio en las azoteas de otros tantos mercados municipales. Se cargan a mediodía, cuando la electricidad apenas vale nada, y se descargan entre las ocho y las once de la noche. Quien vive a menos de dos kilómetros puede reservar cinco kilovatios hora diarios por 9 euros al mes.

Según la compañía, una familia media ahorra 17 euros mensuales. La organización de consumidores Consumo Sur lo rebaja a 12 y pide que el contrato pueda romperse sin penalización. «Lo hemos aceptado en veinte minutos», dice Macarena Ríos, ingeniera jefe.

Se han apuntado 6.200 hogares y hay lista de espera en Triana. El Ayuntamiento cobra un alquiler por las azoteas y lo destina a los comedores escolares.

La idea nació en Fénix, Arizona, donde un incendio obligó a Solvarre a vaciar tres parques de baterías y a preguntarse por qué estaban todas juntas. Las nuevas arden con dificultad. Los pescaderos, por si acaso, pidieron verlo: les clavaron un clavo delante.`,
    author: 'Lucía Ferrándiz',
    language: 'es',
    category: 'business',
    location: ['Seville'],
    organization: ['Solvarre Energy'],
    industry: ['Energy'],
    subject: ['Energy storage', 'Consumers'],
    keywords: ['batería de barrio', 'factura eléctrica', 'Sevilla'],
    image: 'battery',
  },
];
