import type { Profile } from '@contract/topic';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useMoveTopicMutation } from '@client/api/data/topics';
import { t } from '@client/shared/texts/t';
import { useAppSelector } from '@client/shared/redux/hooks';
import { useServices } from '@client/shared/services/useServices';
import { BusyButton } from '@client/shared/ui/feedback/BusyButton';
import { SelectField } from '@client/shared/ui/form/SelectField';
import { movePlaces } from './moveTargets';
import { selectTopicsState } from './topicSelectors';

interface MoveTopicDialogProps {
  topic: Profile;
  onClose: () => void;
}

/** The dialog that moves a topic to another category of the same owner. */
export function MoveTopicDialog({ topic, onClose }: MoveTopicDialogProps) {
  const { notifications } = useServices();
  const id = useId();
  const [chosen, setTarget] = useState('');
  const state = useAppSelector(selectTopicsState);
  const [moveTopic, { isLoading }] = useMoveTopicMutation();
  const places = movePlaces(state, topic);
  // The selected category may have been deleted or locked meanwhile.
  const target = places.some(({ group, takes }) => takes && group.id === chosen) ? chosen : '';
  const move = async (): Promise<void> => {
    const { error } = await moveTopic({
      id: topic.id,
      profileGroupId: topic.profileGroupId,
      targetProfileGroupId: target,
      ...(topic.topicType === 'COMPANY' ? { owner: topic.owner } : {}),
    });
    if (!error) notifications.success(t('topics.moved'));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="xs" fullWidth>
      <DialogTitle id={`${id}-title`}>{t('topicList.moveTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText variant="body2" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          {topic.name}
        </DialogContentText>
        <SelectField
          fullWidth
          label={t('topicList.target')}
          value={target}
          options={[
            { value: '', label: t('topicList.chooseTarget') },
            ...places.map(({ group: { id: value, name, depth }, takes }) => ({
              value,
              label: name,
              depth,
              disabled: !takes,
            })),
          ]}
          onChange={setTarget}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('action.cancel')}
        </Button>
        <BusyButton variant="contained" disabled={target === ''} loading={isLoading} onClick={() => void move()}>
          {t('topicList.move')}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
