import type { DemoArticle } from '../article';

export const european: DemoArticle[] = [
  {
    slug: 'rheinau-pflege-nachtdienst',
    source: 'hospital-and-ward',
    hoursBefore: 217,
    headline: 'Nach dem Urteil: Freiburger Uniklinik sperrt 44 Betten und sucht 120 Pflegekräfte',
    lead: 'Mindestbesetzungen sind keine Monatsdurchschnitte, hat das höchste Verwaltungsgericht entschieden. In Freiburg zeigt sich, was das für eine gewöhnliche Nacht bedeutet.',
    body: `Auf Station 7 brennt um halb drei nur im Dienstzimmer Licht. Zwei Pflegerinnen sind für neunzehn Patienten da, eine mehr als in der Woche zuvor. Die vier Betten am Ende des Ganges sind abgezogen, die Matratzen lehnen an der Wand.

Das Universitätsklinikum Rheinau in Freiburg hat als erstes Haus in Deutschland auf das Urteil reagiert, nach dem Betten zu schließen sind, wenn nachts Personal fehlt. 44 von 1.600 Betten sind gesperrt, planbare Operationen werden um bis zu drei Wochen verschoben.

»Wir hatten diese Kolleginnen gestern auch nicht«, sagt Pflegedirektorin Ulrike Sommerfeld. »Wir hatten nur die Betten.« Sie braucht 120 Stellen mehr und hat seit dem Urteil 61 Bewerbungen erhalten, darunter 23 von ehemaligen Mitarbeiterinnen. Fast alle fragten zuerst nach dem Dienstplan und dann nach dem Gehalt.

Der Klinikverband fürchtet, dass bundesweit 9.000 Betten wegfallen, und verlangt eine Übergangsfrist bis zum Sommer. Die Gewerkschaft hält dagegen, dass 60.000 ausgebildete Pflegekräfte in anderen Berufen arbeiteten, weil niemand ihnen einen freien Sonntag garantiere.

Für die Patienten ändert sich zunächst vor allem eines: Sie warten länger auf eine Hüfte und kürzer auf die Klingel. Die mittlere Zeit, bis jemand ans Bett kommt, ist auf Station 7 von elf auf sechs Minuten gesunken.`,
    author: 'Jonas Weidlich',
    language: 'de',
    category: 'news',
    location: ['Freiburg', 'Germany'],
    subject: ['Workforce', 'Hospitals'],
    keywords: ['Pflege', 'Personaluntergrenzen', 'Bettensperrung'],
    image: 'hospital',
  },
  {
    slug: 'hochfelder-trivelo-treibgas',
    source: 'meridian-pharma-wire',
    hoursBefore: 47,
    headline: 'Hochfelder rüstet Werk in Freiburg auf klimafreundliches Treibgas um',
    lead: 'Der Arzneimittelhersteller steckt 85 Millionen Euro in zwei Abfülllinien für den Asthma-Inhalator Trivelo. Die alten Gase laufen bis zum Ende des Jahrzehnts aus.',
    body: `FREIBURG - Die Hochfelder Arzneiwerke bauen ihr Freiburger Werk für 85 Millionen Euro um, damit dort von Herbst an Inhalatoren mit einem neuen Treibgas abgefüllt werden können. Das teilte das Familienunternehmen mit.

Das Gas wirkt auf das Klima kaum stärker als Kohlendioxid; die bisher üblichen Gase sind 1.400-mal so schädlich. In der Europäischen Union werden sie schrittweise verboten. Erstes Produkt soll Trivelo (HFA-9) sein, eine Dreierkombination gegen schweres Asthma, über deren Zulassung die europäische Arzneimittelbehörde PEMB in den nächsten Wochen berät.

Das neue Gas ist schwach brennbar. Die Hallen erhalten deshalb eine zweite Lüftung und Fußböden, die keine Funken erzeugen. »Unsere Leute tragen künftig Schuhe wie im Bergwerk«, sagte Eberhard Hochfelder, der das Unternehmen in vierter Generation führt.

Die Zahl der Arbeitsplätze bleibt bei 640. Weil die Linien schneller laufen, steigt die Kapazität auf 48 Millionen Sprays im Jahr. Für acht ältere Produkte will Hochfelder die Umstellung gemeinsam beantragen.

Der Umsatz lag im vergangenen Jahr bei 1,9 Milliarden Euro. Zum Gewinn macht die Familie keine Angaben.`,
    author: 'Jonas Weidlich',
    language: 'de',
    category: 'business',
    location: ['Freiburg'],
    organization: ['Hochfelder Arzneiwerke', 'Pan-European Medicines Board'],
    industry: ['Pharmaceuticals'],
    subject: ['Respiratory disease', 'Climate and health'],
    indication: ['Asthma'],
    drugClass: ['Inhaled corticosteroid'],
    phase: ['Filed'],
    keywords: ['Treibgas', 'Inhalator', 'Asthma', 'HFA-9', 'Trivelo'],
    image: 'inhaler',
    correction: {
      after: 4,
      body: `(Berichtigt: Die Investition beträgt 85 Millionen Euro für beide Linien zusammen, nicht je Linie; Kapazität im letzten Absatz ergänzt.)

FREIBURG - Die Hochfelder Arzneiwerke bauen ihr Freiburger Werk für 85 Millionen Euro um, damit dort von Herbst an Inhalatoren mit einem neuen Treibgas abgefüllt werden können. Das teilte das Familienunternehmen mit.

Das Gas wirkt auf das Klima kaum stärker als Kohlendioxid; die bisher üblichen Gase sind 1.400-mal so schädlich. In der Europäischen Union werden sie schrittweise verboten. Erstes Produkt soll Trivelo (HFA-9) sein, eine Dreierkombination gegen schweres Asthma, über deren Zulassung die europäische Arzneimittelbehörde PEMB in den nächsten Wochen berät.

Das neue Gas ist schwach brennbar. Die Hallen erhalten deshalb eine zweite Lüftung und Fußböden, die keine Funken erzeugen. »Unsere Leute tragen künftig Schuhe wie im Bergwerk«, sagte Eberhard Hochfelder, der das Unternehmen in vierter Generation führt.

Die Zahl der Arbeitsplätze bleibt bei 640. Weil die Linien schneller laufen, steigt die Kapazität von 31 auf 48 Millionen Sprays im Jahr. Für acht ältere Produkte will Hochfelder die Umstellung gemeinsam beantragen.

Der Umsatz lag im vergangenen Jahr bei 1,9 Milliarden Euro. Zum Gewinn macht die Familie keine Angaben.`,
    },
  },
  {
    slug: 'ironmere-sachsen-zulieferer',
    source: 'northern-technology-review',
    wire: 30,
    headline: 'Ironmere zieht Zulieferer nach: In Dresden entsteht eine Fabrik nur für Graphit',
    lead: 'Tiegel aus reinem Graphit kamen bisher aus Japan. Eine frühere Klavierfabrik soll sie von nächstem Jahr an liefern.',
    body: `Wer Kristalle bei 2.400 Grad züchtet, braucht Gefäße, die das aushalten. Die Tiegel aus hochreinem Graphit, in denen Ironmere Semiconductor in Dresden Siliziumkarbid wachsen lässt, halten genau einen Durchgang. Dann werden sie zersägt.

Gut 3.500 Stück verbraucht das Werk im Jahr, alle aus Japan, jeder so teuer wie ein Kleinwagen. Als Brüssel im Herbst über Ausfuhrlizenzen nachdachte und die Antwort aus Asien nicht lange auf sich warten ließ, rechnete man in Dresden nach: Der Vorrat reichte für neun Wochen.

Nun baut ein Mittelständler aus dem Erzgebirge in einer ehemaligen Klavierfabrik eine Fertigung für Graphittiegel. Ironmere gibt einen Kredit über 40 Millionen Euro und nimmt fünf Jahre lang zwei Drittel ab. 90 Stellen entstehen; acht der Bewerber haben früher in denselben Räumen Resonanzböden verleimt.

Dass ausgerechnet ein Klavierrestaurator die Ausbeute der Kristalle verbessert hat, hält Werksleiterin Annegret Liebmann für Zufall. »Aber ich sage inzwischen bei Bewerbungen nicht mehr Nein, wenn jemand ein Instrument spielt«, sagt sie.

Die ersten Tiegel sollen im Sommer in den Ofen. Bis dahin hat Ironmere den Vorrat auf sechzehn Wochen erhöht.`,
    author: 'Jonas Weidlich',
    language: 'de',
    category: 'technology',
    location: ['Dresden', 'Japan', 'Brussels'],
    organization: ['Ironmere Semiconductor'],
    industry: ['Semiconductors'],
    subject: ['Semiconductors', 'Workforce'],
    keywords: ['Siliziumkarbid', 'Zulieferer', 'Dresden'],
    image: 'chip',
  },
  {
    slug: 'sauvigne-lyon-essai-antidote',
    source: 'the-clinical-post',
    hoursBefore: 95,
    headline: "Hypertension : Sauvigné teste chez l'homme l'antidote de son injection semestrielle",
    lead: "Le laboratoire lyonnais veut pouvoir annuler en quelques jours l'effet du sauvisiran. Quarante volontaires sains ont été recrutés à l'Hôpital du Parc-Lumière.",
    body: `Une piqûre tous les six mois au lieu d'un comprimé par jour : l'idée séduit les cardiologues, à une réserve près. Que faire si la tension baisse trop, lors d'une hémorragie, d'une grossesse ou d'une opération ?

Laboratoires Sauvigné a commencé à administrer à quarante volontaires sains un antidote destiné à neutraliser le sauvisiran (SVG-1420). Il s'agit d'un brin d'ARN synthétique qui se fixe au premier et le rend inopérant. Chez le singe, la tension est revenue à la normale en neuf jours.

« Neuf jours, c'est long aux urgences et court dans une vie », résume le docteur Benoît Carrel-Dumas, qui coordonne l'essai à l'Hôpital du Parc-Lumière, à Lyon. En attendant, les médicaments classiques de réanimation restent efficaces, rappelle-t-il.

En phase 2, le sauvisiran avait réduit la pression systolique de 15,1 mm Hg pendant vingt-quatre semaines. L'essai de phase 3, prévu sur 4 400 patients dans douze pays, ne débutera qu'avec le feu vert des autorités sur l'antidote.

L'entreprise, détenue à 58 % par la famille fondatrice, dit pouvoir financer seule cette étape. Plusieurs groupes étrangers ont pourtant fait savoir leur intérêt. « On les reçoit à déjeuner », répond-on à Lyon.`,
    author: 'Claire Vasseur-Bohn',
    language: 'fr',
    category: 'clinical-trials',
    location: ['Lyon'],
    organization: ['Laboratoires Sauvigné', 'Hôpital du Parc-Lumière'],
    industry: ['Pharmaceuticals', 'Hospitals and Healthcare'],
    subject: ['Clinical trials', 'Cardiology'],
    indication: ['Hypertension'],
    drugClass: ['siRNA'],
    phase: ['Phase 1'],
    keywords: ['antidote', 'ARN interférent', 'hypertension artérielle', 'SVG-1420', 'sauvisiran'],
    image: 'molecule',
  },
];
