import { about } from '../en/about';
import { addTexts } from '../t';

addTexts(about);
