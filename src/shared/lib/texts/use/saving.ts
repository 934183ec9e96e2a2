import { saving } from '../en/saving';
import { addTexts } from '../t';

addTexts(saving);
