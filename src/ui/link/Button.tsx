import styled from '@emotion/styled';
import { useId } from 'react';
import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { unseen } from '@/theme/type';
import { Icon } from '@/ui/icon/Icon';
import type { IconName } from '@/ui/icon/paths';
import { buttonStyle } from './buttonStyle';

const Root = styled.button(buttonStyle);

// The words keep their place while loading, so the button keeps its width.
const Words = styled.span`
  display: inline-flex;
  align-items: center;
  gap: inherit;
  &[data-hidden] {
    visibility: hidden;
  }
`;

const Waiting = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

const Unseen = styled.span(unseen);

const Reason = styled.span`
  display: block;
  margin-top: 8px;
  font-size: 14px;
  line-height: 25px;
`;

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'destructive';
  small?: boolean;
  /** As wide as what it stands in. */
  block?: boolean;
  /** Before the words; `arrow` stands behind them. */
  icon?: IconName;
}

interface ButtonProps extends ButtonLook {
  children: ReactNode;
  type?: 'button' | 'submit';
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** Why it can't be used now, in words: the button is dashed and does nothing. */
  disabledReason?: string;
  /**
   * What is under way (`送信中`): the button keeps its width and takes no second press. `false` where
   * it may come, so that the screen reader hears it when it does.
   */
  loading?: string | false;
  /** `WriteOverlay` covers the page meanwhile and says so: once is enough for the screen reader. */
  covered?: boolean;
  /** Fuller words for the screen reader where the visible ones repeat on a page. */
  label?: string;
  expanded?: boolean;
  controls?: string;
  describedBy?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** 56 high, 44 when small; filled once a page (`look.md` "Components", button). */
export function Button({
  variant = 'primary',
  small,
  block,
  icon,
  children,
  type = 'button',
  onClick,
  disabledReason,
  loading,
  covered,
  label,
  expanded,
  controls,
  describedBy,
  ref,
}: ButtonProps) {
  const reasonId = useId();
  const inert = Boolean(disabledReason) || Boolean(loading);
  return (
    <>
      <Root
        ref={ref}
        type={type}
        data-variant={variant}
        data-small={small || undefined}
        data-block={block || undefined}
        aria-label={label}
        aria-expanded={expanded}
        aria-controls={controls}
        aria-busy={loading ? true : undefined}
        // Not `disabled`: it stays reachable by keyboard, and its reason is read out.
        aria-disabled={disabledReason ? true : undefined}
        aria-describedby={disabledReason ? reasonId : describedBy}
        onClick={(event) => {
          if (inert) event.preventDefault();
          else onClick?.(event);
        }}
      >
        <Words data-hidden={loading ? true : undefined}>
          {icon && icon !== 'arrow' && <Icon name={icon} />}
          {children}
          {icon === 'arrow' && <Icon name="arrow" />}
        </Words>
        {loading && <Waiting>{loading}</Waiting>}
      </Root>
      {loading !== undefined && !covered && <Unseen role="status">{loading || ''}</Unseen>}
      {disabledReason && <Reason id={reasonId}>{disabledReason}</Reason>}
    </>
  );
}
