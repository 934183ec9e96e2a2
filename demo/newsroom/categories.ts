import { initialContentCategories } from '@server/channels/initialContentCategories';

interface DemoCategory {
  id: string;
  contentName: string;
}

/** The category of feeds whose articles declare none. */
export const defaultCategoryId = 'news';

export const demoCategories: readonly DemoCategory[] = initialContentCategories;
