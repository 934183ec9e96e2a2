import { contentCategories } from '@server/channels/contentCategories';

export interface DemoCategory {
  id: string;
  contentName: string;
}

/** The category of feeds whose articles declare none. */
export const defaultCategoryId = 'news';

export const demoCategories: readonly DemoCategory[] = contentCategories;
