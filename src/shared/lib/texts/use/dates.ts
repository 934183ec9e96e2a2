import { dates } from '../en/dates';
import { addTexts } from '../t';

addTexts(dates);
