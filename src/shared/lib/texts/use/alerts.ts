import { alerts } from '../en/alerts';
import { addTexts } from '../t';

addTexts(alerts);
