import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '@/theme/type';

/** Longer than between two keys: a number is said when it has been typed. */
const pause = 1000;

interface AnnouncementProps {
  children: string;
  /** What is there at first is said too. */
  isNews?: boolean;
}

/**
 * Says to a screen reader what a choice comes to, once and as a sentence: tables that change before the
 * eyes are read cell by cell, or not at all. It stays mounted
 * while there is nothing to say (''), since screen readers miss a region that comes with its text.
 */
export function Announcement({ children, isNews }: AnnouncementProps) {
  const known = useRef(isNews ? '' : children);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (children === known.current) return;
    const timer = setTimeout(() => {
      known.current = children;
      setSaid(children);
    }, pause);
    return () => clearTimeout(timer);
  }, [children]);
  return (
    <Box component="p" role="status" sx={visuallyHidden}>
      {said}
    </Box>
  );
}
