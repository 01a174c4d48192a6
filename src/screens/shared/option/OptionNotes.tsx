import Box from '@mui/material/Box';

interface OptionNotesProps {
  notes: readonly string[];
}

/** Notes of an option; line breaks are part of them. */
export function OptionNotes({ notes }: OptionNotesProps) {
  return (
    <Box
      component="ul"
      sx={{
        maxWidth: 640,
        pl: '1.2em',
        listStyle: "'・'",
        whiteSpace: 'pre-line',
        '& > li + li': { mt: 2 },
      }}
    >
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </Box>
  );
}
