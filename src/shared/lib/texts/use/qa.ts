import { qa } from '../en/qa';
import { addTexts } from '../t';

addTexts(qa);
