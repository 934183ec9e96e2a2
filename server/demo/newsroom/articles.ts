import type { DemoArticle } from './article';
import { aldermoor } from './stories/aldermoor';
import { aldermoorAndCorvane } from './stories/aldermoorAndCorvane';
import { alzheimers } from './stories/alzheimers';
import { quintarraTakeover } from './stories/quintarraTakeover';
import { antibiotics } from './stories/antibiotics';
import { banking } from './stories/banking';
import { bankingNow } from './stories/bankingNow';
import { briefings } from './stories/briefings';
import { cardiology } from './stories/cardiology';
import { chips } from './stories/chips';
import { chipsNow } from './stories/chipsNow';
import { cloudSoftware } from './stories/cloudSoftware';
import { cloudSoftwareNow } from './stories/cloudSoftwareNow';
import { energy } from './stories/energy';
import { energyNow } from './stories/energyNow';
import { european } from './stories/european';
import { europeanNow } from './stories/europeanNow';
import { features } from './stories/features';
import { geneTherapy } from './stories/geneTherapy';
import { geneTherapyNow } from './stories/geneTherapyNow';
import { hospitals } from './stories/hospitals';
import { hospitalWork } from './stories/hospitalWork';
import { immunology } from './stories/immunology';
import { lungCancer } from './stories/lungCancer';
import { lungCancerPanel } from './stories/lungCancerPanel';
import { obesity } from './stories/obesity';
import { obesityNow } from './stories/obesityNow';
import { outbreaks } from './stories/outbreaks';
import { outbreaksNow } from './stories/outbreaksNow';
import { recalls } from './stories/recalls';
import { deviceRecalls } from './stories/deviceRecalls';
import { regulators } from './stories/regulators';
import { shipping } from './stories/shipping';
import { shippingNow } from './stories/shippingNow';
import { vaccines } from './stories/vaccines';
import { vaccinesInUse } from './stories/vaccinesInUse';
import { wireLate } from './stories/wireLate';
import { wireEvening } from './stories/wireEvening';
import { wireNight } from './stories/wireNight';

/** Every article of the demo, storyline by storyline. */
export const demoArticles: DemoArticle[] = [
  ...aldermoor,
  ...aldermoorAndCorvane,
  ...alzheimers,
  ...quintarraTakeover,
  ...antibiotics,
  ...banking,
  ...bankingNow,
  ...briefings,
  ...cardiology,
  ...chips,
  ...chipsNow,
  ...cloudSoftware,
  ...cloudSoftwareNow,
  ...energy,
  ...energyNow,
  ...european,
  ...europeanNow,
  ...features,
  ...geneTherapy,
  ...geneTherapyNow,
  ...hospitals,
  ...hospitalWork,
  ...immunology,
  ...lungCancer,
  ...lungCancerPanel,
  ...obesity,
  ...obesityNow,
  ...outbreaks,
  ...outbreaksNow,
  ...recalls,
  ...deviceRecalls,
  ...regulators,
  ...shipping,
  ...shippingNow,
  ...vaccines,
  ...vaccinesInUse,
  ...wireLate,
  ...wireEvening,
  ...wireNight,
];
