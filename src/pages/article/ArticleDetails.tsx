import type { Article } from '@contract/article';
import type { NamedField } from '@contract/query/ast';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { narrowTo } from '@client/features/search/queryFilters';
import { t } from '@client/shared/texts/t';
import { paths } from '@client/shared/navigation/paths';
import { HighlightedText } from '@client/shared/list/HighlightedText';

const infoFields = [
  'publication',
  'location',
  'organization',
  'industry',
  'subject',
  'indication',
  'drugclass',
  'phase',
] as const satisfies readonly NamedField[];

/** The metadata of an article (category, keywords, links). A value links to a search for articles with that value. */
export function ArticleDetails({ article, heading }: { article: Article; heading: 'h1' | 'h2' }) {
  const { contentCategory, keywords, medias } = article;
  const related = article.articleDetail.link.related.relatedItems;
  const valuesOf = (name: string) => article.articleInfo.find((info) => info.name === name)?.values ?? [];
  const isEmpty =
    contentCategory === null && article.articleInfo.length + keywords.length + medias.length + related.length === 0;
  return (
    <Box>
      <Typography variant="h1" component={heading} sx={{ mb: 3, overflowWrap: 'anywhere' }}>
        <HighlightedText html={article.headlineMarked} />
      </Typography>
      {isEmpty ? <Typography color="textSecondary">{t('article.noDetails')}</Typography> : null}
      <Box component="dl" sx={list}>
        {contentCategory ? (
          <Row label={t('article.info.category')}>
            <Value field="category" value={contentCategory.contentName} />
          </Row>
        ) : null}
        {related.length > 0 ? (
          <Row label={t('article.info.related')}>
            <Links links={related} />
          </Row>
        ) : null}
        {medias.length > 0 ? (
          <Row label={t('article.info.media')}>
            <Links
              links={medias.map(({ url, title, type }) => ({ url, title: title ?? `${fileName(url)} (${type})` }))}
            />
          </Row>
        ) : null}
        {infoFields.map((field) => (
          <Values key={field} field={field} label={t(`article.info.${field}`)} values={valuesOf(field)} />
        ))}
        <Values field="keyword" label={t('article.info.keyword')} values={keywords} />
      </Box>
    </Box>
  );
}

function Values({ field, label, values }: { field: NamedField; label: string; values: readonly string[] }) {
  if (values.length === 0) return null;
  return (
    <Row label={label}>
      {values.map((value) => (
        <Value key={value} field={field} value={value} />
      ))}
    </Row>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="body2" color="textSecondary" sx={{ pt: { sm: 0.5 } }}>
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0, mb: { xs: 1.5, sm: 0 }, display: 'flex', flexWrap: 'wrap', gap: 1, minWidth: 0 }}>
        {children}
      </Box>
    </>
  );
}

function Value({ field, value }: { field: NamedField; value: string }) {
  const query = narrowTo('', field, value);
  return (
    <Chip
      label={value}
      clickable
      component={RouterLink}
      to={paths.search({ query })}
      title={t('article.searchValue', { value: query })}
      sx={{ maxWidth: '100%' }}
    />
  );
}

function Links({ links }: { links: readonly { url: string; title: string }[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', minWidth: 0 }}>
      {links.map(({ url, title }) => (
        <Box component="li" key={url} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
          <Link href={url} target="_blank" rel="noopener noreferrer">
            {title || url}
          </Link>
        </Box>
      ))}
    </Box>
  );
}

function fileName(url: string): string {
  const name = url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return name === '' ? url : name;
}

const list = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' },
  columnGap: 3,
  rowGap: { xs: 0.5, sm: 2 },
  m: 0,
} as const;
