import type { DemoArticle } from './article';
import { aldermoor } from './stories/aldermoor';
import { aldermoorAndCorvane } from './stories/aldermoorAndCorvane';
import { alzheimers } from './stories/alzheimers';
import { quintarraTakeover } from './stories/quintarraTakeover';
import { geneTherapy } from './stories/geneTherapy';
import { hospitals } from './stories/hospitals';
import { hospitalWork } from './stories/hospitalWork';
import { lungCancer } from './stories/lungCancer';
import { lungCancerPanel } from './stories/lungCancerPanel';
import { obesity } from './stories/obesity';
import { outbreaks } from './stories/outbreaks';
import { outbreaksNow } from './stories/outbreaksNow';
import { recalls } from './stories/recalls';
import { deviceRecalls } from './stories/deviceRecalls';
import { vaccines } from './stories/vaccines';
import { vaccinesInUse } from './stories/vaccinesInUse';

/** Every article of the demo, storyline by storyline. */
export const demoArticles: DemoArticle[] = [
  ...aldermoor,
  ...aldermoorAndCorvane,
  ...alzheimers,
  ...quintarraTakeover,
  ...geneTherapy,
  ...hospitals,
  ...hospitalWork,
  ...lungCancer,
  ...lungCancerPanel,
  ...obesity,
  ...outbreaks,
  ...outbreaksNow,
  ...recalls,
  ...deviceRecalls,
  ...vaccines,
  ...vaccinesInUse,
];
