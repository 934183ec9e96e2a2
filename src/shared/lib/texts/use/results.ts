import { results } from '../en/results';
import { addTexts } from '../t';

addTexts(results);
