import DragIndicator from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import type { DraggableProvided } from 'react-beautiful-dnd';
import { t } from '@client/shared/texts/t';
import { dragCardAttribute } from './useAcknowledgedKeyboardSensor';

interface DraggedCardProps {
  provided: DraggableProvided;
  name: string;
  width: number;
  /** True if the card is dropped into a container: it does not animate back to a place in the list. */
  into?: boolean;
}

/** The card at the pointer that stands for a row while it is dragged. */
export function DraggedCard({ provided, name, width, into = false }: DraggedCardProps) {
  const { innerRef, draggableProps, dragHandleProps } = provided;
  return (
    <Box ref={innerRef} {...draggableProps} sx={{ zIndex: 'modal', ...(into ? swallowed : {}) }}>
      <Box
        {...dragHandleProps}
        {...dragCardAttribute}
        aria-label={t('dragging.grip', { name })}
        sx={{ ...card, width }}
      >
        <DragIndicator fontSize="small" color="disabled" />
        <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {name}
        </Box>
      </Box>
    </Box>
  );
}

// The library waits for the end of the drop animation, so its duration must not be 0.
const swallowed = { '&&': { transitionDuration: '1ms !important' } } as const;

const card = {
  position: 'absolute',
  top: '50%',
  left: 0,
  translate: '0 -50%',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  maxWidth: '80vw',
  minHeight: 44,
  px: 1,
  border: 1,
  borderColor: 'primary.main',
  borderRadius: 1,
  bgcolor: 'background.paper',
  boxShadow: 6,
  typography: 'subtitle2',
  whiteSpace: 'nowrap',
} as const;
