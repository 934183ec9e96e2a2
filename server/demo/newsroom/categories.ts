export interface DemoCategory {
  id: string;
  contentName: string;
}

/** The category of an article that names none. */
export const defaultCategoryId = 'news';

export const demoCategories: DemoCategory[] = [
  { id: 'news', contentName: 'News' },
  { id: 'clinical-trials', contentName: 'Clinical Trials' },
  { id: 'regulatory', contentName: 'Regulatory' },
  { id: 'business', contentName: 'Business' },
  { id: 'technology', contentName: 'Technology' },
  { id: 'markets', contentName: 'Markets' },
  { id: 'public-health', contentName: 'Public Health' },
  { id: 'opinion', contentName: 'Opinion' },
];
