import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import type { ReactNode } from 'react';

export interface NumberedStep {
  title: string;
  text?: ReactNode;
}

/** What to do, in its order or to choose from: numeral, title, a sentence (docs/design.md §6). */
export function NumberedSteps({ steps }: { steps: readonly NumberedStep[] }) {
  return (
    <List component="ol">
      {steps.map(({ title, text }, index) => (
        <ListItem
          key={title}
          sx={{
            display: 'grid',
            gridTemplateColumns: '32px minmax(0, 1fr)',
            columnGap: 3,
            alignItems: 'start',
            py: 3,
          }}
        >
          <Box aria-hidden="true" sx={{ fontSize: 28, lineHeight: '29px', color: 'service.main' }}>
            {index + 1}
          </Box>
          <div>
            <b>{title}</b>
            {text && <p>{text}</p>}
          </div>
        </ListItem>
      ))}
    </List>
  );
}
