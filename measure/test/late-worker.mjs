// Stands in for a reader that does not look at the clock by when it said it would.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send({ nextCheckBy: (user + system) / 1000 + 100 });
  for (;;);
});
