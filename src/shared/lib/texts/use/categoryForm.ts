import { categoryForm } from '../en/categoryForm';
import { addTexts } from '../t';

addTexts(categoryForm);
