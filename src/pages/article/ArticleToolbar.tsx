import { layout } from '@contract/limits';
import AutoAwesomeOutlined from '@mui/icons-material/AutoAwesomeOutlined';
import Bookmark from '@mui/icons-material/Bookmark';
import BookmarkBorder from '@mui/icons-material/BookmarkBorder';
import ChatBubbleOutline from '@mui/icons-material/ChatBubbleOutlineOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import ShareOutlined from '@mui/icons-material/ShareOutlined';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { t } from '@client/shared/texts/t';
import { ArticleActions } from './ArticleActions';
import type { Neighbors } from './useListPages';
import type { ArticleLabels } from './useArticleLabels';
import type { MatchNavigation } from './useMatchNavigation';

export interface ArticleToolbarProps {
  /** The controls before all others, such as Back. */
  start: ReactNode;
  /** True in the reading pane, which is narrow and scrolls by itself. */
  inPane?: boolean;
  matches: MatchNavigation;
  /** True while an article loads that may have matches. */
  expectsMatches: boolean;
  neighbors: Neighbors;
  loaded: boolean;
  onOpen: (path: string | null) => void;
  onPrint: () => void;
  /** True if the article is in the user's own workspace. */
  isSaved: boolean;
  /** Null for an own article, which can't have labels. */
  labels: ArticleLabels | null;
  /** Null if the department has no workspaces. The same for `onShare`. */
  onSave: (() => void) | null;
  onShare: (() => void) | null;
  /** Null unless articles can be sent by email. */
  onSend: (() => void) | null;
  /** True for a draft, which can't be sent. */
  isDraft: boolean;
  /** Null unless it is an own article that the user may change. */
  onEdit: (() => void) | null;
  onSummarize: () => void;
  /** Null outside of the workspaces of user groups. */
  onComments: (() => void) | null;
}

/** The sticky toolbar above an article: Back or Close, previous and next match, previous and next article, and actions. */
export function ArticleToolbar({
  start,
  inPane = false,
  matches,
  expectsMatches,
  neighbors,
  loaded,
  onOpen,
  onPrint,
  isSaved,
  labels,
  onSave,
  onShare,
  onSend,
  isDraft,
  onEdit,
  onSummarize,
  onComments,
}: ArticleToolbarProps) {
  return (
    <Box sx={inPane ? [bar, paneBar] : bar}>
      {start}
      <Box sx={{ flex: 1 }} />
      {matches.count > 0 || expectsMatches ? (
        // Keeps the place while the article loads: the actions may wrap because of it.
        <Box sx={expectsMatches ? { visibility: 'hidden' } : null}>
          <StepperGroup label={t('article.matches')} text={matchText(matches)}>
            <StepButton
              title={t('article.previousMatch')}
              onClick={() => matches.step(-1)}
              icon={<KeyboardArrowUp />}
            />
            <StepButton title={t('article.nextMatch')} onClick={() => matches.step(1)} icon={<KeyboardArrowDown />} />
          </StepperGroup>
        </Box>
      ) : null}
      {neighbors.at === null ? null : (
        <StepperGroup
          label={t('articles.list')}
          text={t(neighbors.isMore ? 'article.placeOfMore' : 'article.place', {
            at: neighbors.at + 1,
            count: neighbors.count,
          })}
          quiet
        >
          <StepButton
            title={t('article.previous')}
            disabled={neighbors.previous === null}
            onClick={() => onOpen(neighbors.previous)}
            icon={<NavigateBefore />}
          />
          <StepButton
            title={t('article.next')}
            disabled={neighbors.next === null}
            onClick={() => onOpen(neighbors.next)}
            icon={<NavigateNext />}
          />
        </StepperGroup>
      )}
      <Box sx={actionRow}>
        <ArticleActions
          compact={inPane}
          actions={[
            ...(onSave
              ? [
                  {
                    label: t(isSaved ? 'saving.isSaved' : 'saving.save'),
                    icon: isSaved ? <Bookmark color="primary" /> : <BookmarkBorder />,
                    run: onSave,
                    disabled: !loaded,
                    shortcut: 's',
                  },
                ]
              : []),
            ...(labels
              ? [
                  {
                    label: t('labels.star'),
                    icon: labels.isStarred ? <Star sx={{ color: 'warning.main' }} /> : <StarBorder />,
                    run: labels.toggleStar,
                    disabled: !loaded,
                    pressed: labels.isStarred,
                    shortcut: 't',
                  },
                ]
              : []),
            ...(onShare
              ? [{ label: t('sharing.share'), icon: <ShareOutlined />, run: onShare, disabled: !loaded }]
              : []),
            ...(onSend
              ? [
                  {
                    label: t('email.send'),
                    icon: <ForwardToInboxOutlined />,
                    run: onSend,
                    disabled: !loaded,
                    ...(isDraft && { reason: t('email.drafts') }),
                    shortcut: 'e',
                  },
                ]
              : []),
            ...(onEdit ? [{ label: t('article.edit'), icon: <EditOutlined />, run: onEdit, disabled: !loaded }] : []),
            { label: t('summary.action'), icon: <AutoAwesomeOutlined />, run: onSummarize, disabled: !loaded },
            ...(onComments
              ? [{ label: t('comments.title'), icon: <ChatBubbleOutline />, run: onComments, disabled: !loaded }]
              : []),
            { label: t('article.print'), icon: <PrintOutlined />, run: onPrint, disabled: !loaded },
            ...(labels
              ? [
                  {
                    label: t(labels.isRead ? 'labels.markUnread' : 'labels.markRead'),
                    icon: labels.isRead ? <MarkEmailUnreadOutlined /> : <MarkEmailReadOutlined />,
                    run: labels.toggleRead,
                    disabled: !loaded,
                    inMenu: true,
                  },
                ]
              : []),
          ]}
        />
      </Box>
    </Box>
  );
}

function matchText({ at, count }: MatchNavigation): string {
  if (at !== null) return t('article.match', { at: at + 1, count });
  return t('article.matchCount', { count });
}

function StepperGroup({ label, text, quiet = false, children }: StepperGroupProps) {
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', alignItems: 'center' }}>
      <Typography
        variant="caption"
        color="textSecondary"
        role={quiet ? undefined : 'status'}
        sx={{ whiteSpace: 'nowrap', mr: 0.5, display: { xs: 'none', sm: 'block' } }}
      >
        {text}
      </Typography>
      {children}
    </Box>
  );
}

interface StepperGroupProps {
  label: string;
  text: string;
  /** True if changes of the text are not announced by screen readers. */
  quiet?: boolean;
  children: ReactNode;
}

function StepButton({ title, icon, disabled = false, onClick }: StepButtonProps) {
  return (
    <Tooltip title={title} describeChild>
      <span>
        <IconButton size="small" aria-label={title} disabled={disabled} onClick={onClick}>
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
}

interface StepButtonProps {
  title: string;
  icon: ReactNode;
  disabled?: boolean;
  onClick: () => void;
}

const bar = {
  position: 'sticky',
  top: layout.header,
  zIndex: 2,
  display: 'flex',
  // At 200 % text size, the end of the toolbar would be off the screen without wrapping.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 0.5, sm: 1.5 },
  minHeight: 48,
  mx: -1,
  px: 1,
  mb: 1,
  bgcolor: 'background.default',
  '@media print': { display: 'none' },
} as const;

/** Wraps as a whole: otherwise its last button alone would be in the second row. */
const actionRow = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: bar.columnGap,
  ml: 'auto',
} as const;

const paneBar = { top: 0, mx: 0, px: 0 } as const;
