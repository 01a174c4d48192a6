import styled from '@emotion/styled';
import { useId, type ComponentPropsWithRef } from 'react';
import { Icon } from '@/theme/icon/Icon';
import { visuallyHidden } from '@/theme/type';
import { inputStyle } from '@/ui/fields/inputStyle';

const Root = styled.div`
  position: relative;
  & > svg {
    position: absolute;
    left: 14px;
    top: 18px;
    color: var(--ink-2);
    pointer-events: none;
  }
`;

const Input = styled.input({ ...inputStyle, paddingLeft: 42 });

const Label = styled.label(visuallyHidden);

/** Where words to search options by are typed: names, kana, latin or codes. */
export function SearchBox(input: Omit<ComponentPropsWithRef<'input'>, 'type' | 'id'>) {
  const id = useId();
  return (
    <Root>
      <Icon name="search" />
      <Label htmlFor={id}>名前やキーワード</Label>
      <Input
        {...input}
        id={id}
        type="search"
        maxLength={40}
        autoComplete="off"
        placeholder="名前やキーワード"
      />
    </Root>
  );
}
