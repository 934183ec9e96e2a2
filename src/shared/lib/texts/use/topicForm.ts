import { topicForm } from '../en/topicForm';
import { addTexts } from '../t';

addTexts(topicForm);
