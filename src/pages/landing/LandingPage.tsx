import './texts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { searched, selectSearchHistory } from '@client/features/preferences/preferencesSlice';
import { selectSettings, selectUser } from '@client/features/session/sessionSelectors';
import { useAppDispatch, useAppSelector } from '@client/shared/redux/hooks';
import { LandingView } from './LandingView';
import { searchPath, type SearchMode } from './searchPath';
import { useTopicTypeTiles } from './useTopicTypeTiles';

/** The home page: search, topics by owner, and the newest articles of favorites. `?query=` fills the search box. */
export function LandingPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [mode, setMode] = useState<SearchMode>('content');
  const [text, setText] = useState(params.get('query') ?? '');
  const history = useAppSelector(selectSearchHistory);
  const givenName = useAppSelector(selectUser)?.givenName ?? '';
  const settings = useAppSelector(selectSettings);
  const department = settings?.departmentName ?? '';
  // As it was when the settings were first known: closing the welcome tour must not change the greeting.
  const loggedInBefore = settings?.loggedInBefore;
  const [wasHereBefore, setWasHereBefore] = useState(loggedInBefore);
  if (wasHereBefore === undefined && loggedInBefore !== undefined) setWasHereBefore(loggedInBefore);
  const isReturning = wasHereBefore === true;
  const tiles = useTopicTypeTiles();

  const search = (typed: string) => {
    if (typed === '') return;
    setText(typed);
    dispatch(searched(typed));
    void navigate(searchPath(mode, typed));
  };

  return (
    <LandingView
      givenName={givenName}
      isReturning={isReturning}
      department={department}
      mode={mode}
      text={text}
      history={history}
      tiles={tiles}
      onMode={setMode}
      onType={setText}
      onSearch={search}
    />
  );
}
