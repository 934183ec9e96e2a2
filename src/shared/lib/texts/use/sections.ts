import { sections } from '../en/sections';
import { addTexts } from '../t';

addTexts(sections);
