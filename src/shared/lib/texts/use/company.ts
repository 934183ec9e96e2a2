import { company } from '../en/company';
import { addTexts } from '../t';

addTexts(company);
