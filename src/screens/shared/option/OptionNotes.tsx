import Box from '@mui/material/Box';

interface OptionNotesProps {
  notes: readonly string[];
  /** Below a row, where they are small and stand close. */
  small?: boolean;
}

/** Notes of an option; line breaks are part of them. */
export function OptionNotes({ notes, small }: OptionNotesProps) {
  return (
    <Box
      component="ul"
      sx={{
        maxWidth: 640,
        pl: '1.2em',
        listStyle: "'・'",
        whiteSpace: 'pre-line',
        ...(small
          ? { typography: 'body2', color: 'text.secondary' }
          : { '& > li + li': { mt: 2 } }),
      }}
    >
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </Box>
  );
}
