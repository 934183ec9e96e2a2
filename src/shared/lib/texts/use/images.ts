import { images } from '../en/images';
import { addTexts } from '../t';

addTexts(images);
