/** How long a proof of who somebody is holds, before people, ways in or erasing are touched. */
export const freshProofMinutes = 10;
