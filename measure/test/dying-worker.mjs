// Stands in for a reader that takes its whole process with it.
process.on('message', () => {
  process.kill(process.pid, 'SIGKILL');
});
