import { people } from '../en/people';
import { addTexts } from '../t';

addTexts(people);
