import type { DemoArticle } from './article';
import { aldermoor } from './stories/aldermoor';
import { alzheimers } from './stories/alzheimers';
import { lungCancer } from './stories/lungCancer';
import { obesity } from './stories/obesity';

/** Every article of the demo, storyline by storyline. */
export const demoArticles: DemoArticle[] = [...aldermoor, ...alzheimers, ...lungCancer, ...obesity];
