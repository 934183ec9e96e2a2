import { dragging } from '../en/dragging';
import { addTexts } from '../t';

addTexts(dragging);
