import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';
import { media } from '@/theme/media';
import { type } from '@/theme/type';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { RadioRows } from '@/ui/fields/RadioRows';
import { Held } from '@/ui/Held';
import { channels, kinds, useTargets, type PromotionValues } from './promotionSettings';

const Kind = styled.fieldset`
  min-width: 0;
  margin-top: 28px;
  padding-top: 20px;
  border-top: 1px solid var(--rule);
  legend {
    ${type.label};
    float: left;
    width: 100%;
    padding: 0;
  }
  & > p {
    clear: both;
  }
`;

const Services = styled.div`
  margin-top: 28px;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 36px;
  margin-top: 4px;
  ${media.small} {
    justify-content: space-between;
    gap: 0 12px;
  }
`;

/** For each type of offer the ways in which it may come. */
export function PromotionFields() {
  const { register, setValue } = useFormContext<PromotionValues>();
  const targets = useTargets();
  return (
    <>
      <p>
        ご案内を受け取る方法をお選びください。ご契約や料金についての大切なお知らせは、設定にかかわらずお届けします。
      </p>
      {targets.length > 1 && (
        <Services>
          <RadioRows
            label="設定するサービス"
            rows={targets.map(({ id, word }) => ({ value: id, title: <Held>{word}</Held> }))}
            {...register('target', {
              onChange: ({ target }: { target: { value: string } }) => {
                const chosen = targets.find(({ id }) => id === target.value);
                for (const { key } of kinds) if (chosen) setValue(key, chosen.settings[key]);
              },
            })}
          />
        </Services>
      )}
      {kinds.map(({ key, title, help }) => (
        <Kind key={key} id={key} tabIndex={-1}>
          <legend>{title}</legend>
          <Typography variant="body2" color="textSecondary">
            {help}
          </Typography>
          <Ways>
            {channels.map((channel) => (
              <CheckboxField
                key={channel.key}
                aria-label={`${title}：${channel.word}`}
                {...register(`${key}.${channel.key}`)}
              >
                {channel.word}
              </CheckboxField>
            ))}
          </Ways>
        </Kind>
      ))}
    </>
  );
}
