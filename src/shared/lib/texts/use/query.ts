import { query } from '../en/query';
import { addTexts } from '../t';

addTexts(query);
