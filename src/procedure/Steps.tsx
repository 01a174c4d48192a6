import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { Icon } from '@/theme/icon/Icon';
import { visuallyHidden } from '@/theme/type';

interface StepsProps {
  /** 入力, 確認, 完了. */
  labels: readonly string[];
  /** Index of the current step. */
  now: number;
}

/** Number and label of each step, ✓ when done, a bar of accent under the current one (docs/design.md §7). */
export function Steps({ labels, now }: StepsProps) {
  return (
    <Stepper activeStep={now} connector={null} aria-label="手続きの段階">
      {labels.map((label, index) => (
        <Step key={label} aria-current={index === now ? 'step' : undefined}>
          <StepLabel icon={index < now ? <Icon name="check" /> : <span>{index + 1}</span>}>
            {label}
            {index < now && (
              <Box component="span" sx={visuallyHidden}>
                (済み)
              </Box>
            )}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
