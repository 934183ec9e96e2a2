import Button, { type ButtonProps } from '@mui/material/Button';
import { useState, type ComponentProps } from 'react';

type HostProps = ComponentProps<'button'> & { 'data-busy'?: boolean };

/**
 * While busy, or if it is disabled while it has the focus, the button is only `aria-disabled` and ignores clicks:
 * browsers take the focus from a disabled button. MUI only ignores the pointer.
 */
function Host({ 'data-busy': busy = false, disabled, tabIndex, onClick, onFocus, onBlur, ...rest }: HostProps) {
  const [hasFocus, setHasFocus] = useState(false);
  const isInert = busy || (disabled === true && hasFocus);
  return (
    <button
      {...rest}
      disabled={disabled === true && !isInert}
      tabIndex={isInert ? 0 : tabIndex}
      aria-disabled={isInert || undefined}
      onClick={isInert ? (event) => event.preventDefault() : onClick}
      onFocus={(event) => {
        setHasFocus(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setHasFocus(false);
        onBlur?.(event);
      }}
    />
  );
}

/**
 * A button for a slow action (`loading`), or for one that becomes unavailable by using it (`disabled`), such as Save. It
 * keeps the focus, so that Escape and Tab continue from it.
 */
export function BusyButton(props: ButtonProps) {
  return <Button {...props} component={Host} data-busy={props.loading === true} />;
}
