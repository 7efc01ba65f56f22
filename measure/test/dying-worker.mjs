// Stands in for a reader whose process dies: by the signal that the document is named after, or by itself.
process.on('message', ({ name }) => {
  if (name === 'exit') process.exit(1);
  process.kill(process.pid, name);
});
