import Box from '@mui/material/Box';

interface OptionNotesProps {
  notes: readonly string[];
}

/** Notes of an option, with a dot each where there are several; line breaks are part of them. */
export function OptionNotes({ notes }: OptionNotesProps) {
  return (
    <Box
      component="ul"
      sx={{
        maxWidth: 640,
        whiteSpace: 'pre-line',
        ...(notes.length > 1 && { pl: 5, listStyle: 'disc' }),
        '& > li + li': { mt: 2 },
      }}
    >
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </Box>
  );
}
