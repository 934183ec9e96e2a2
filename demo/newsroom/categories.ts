import { contentCategories } from '@server/channels/contentCategories';

export interface DemoCategory {
  id: string;
  contentName: string;
}

/** The category of an article that names none. */
export const defaultCategoryId = 'news';

export const demoCategories: readonly DemoCategory[] = contentCategories;
