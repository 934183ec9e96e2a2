import { article } from '../en/article';
import { addTexts } from '../t';

addTexts(article);
